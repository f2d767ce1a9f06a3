"""axe-core finds nothing on any screen: light, dark and high contrast, on a phone, and at a desk."""

import browsers
import pytest
from browsers import DESK, PHONE, axe, seated

DRAWERS = ("Log", "Talk", "Sheet", "Rules", "Menu")
GAMES = ("hoax", "resistance", "erben", "ohfox", "hexhex")
SIZES = {"phone": PHONE, "desk": DESK}


@pytest.fixture(params=SIZES)
def size(request):
    return SIZES[request.param]


def settled(page, what):
    """A part of a screen is there, with everything that it fetches."""
    page.locator(what).first.wait_for()
    return page


def leave(page):
    """A dialog that goes gives the focus back: what is typed before that goes astray."""
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_the_front_door(somebody, size):
    ada = somebody(size=size)
    page = ada.open("/")
    axe(settled(page, ".tile"), "landing")
    page.locator(".play-now").click()
    axe(settled(page, "dialog"), "which game")
    leave(page)
    for game in GAMES:
        page.locator(f".tile-{game} .tile-reads .plain").click()
        axe(settled(page, f"dialog .game-{game}"), f"sheet of {game}")
        leave(page)
    page.get_by_role("button", name="Settings").click()
    axe(settled(page, "dialog"), "settings")
    leave(page)
    page.locator("#join-code").fill("ABC")
    page.keyboard.press("Enter")
    axe(settled(page, ".join-why:not(:empty)"), "a code that is none")


@pytest.mark.parametrize(
    ("size", "game"), [*(("phone", game) for game in GAMES), ("desk", "resistance")], indirect=["size"]
)
def test_making_a_table(somebody, size, game):
    page = somebody(size=size).open(f"/new/{game}")
    page.locator("details.fine summary").first.click()
    axe(settled(page, ".make-bar"), "new table")
    page.get_by_role("button", name="Make the table").click()
    axe(settled(page, ".trouble"), "new table without a name")


def test_pages_apart(somebody):
    page = somebody(size=PHONE).open("/rules/resistance")
    axe(settled(page, ".rules"), "rules")
    page.goto("/new/nothing")
    axe(settled(page, "main"), "missing")


def test_links_that_lead_nowhere(chromium, house):
    """Not by `somebody`: the house's refusals are in the browser's console."""
    ada = browsers.Somebody(chromium, house.address)
    for path in ("/t/BBBBBB", "/tv/BBBBBB", "/move/BBBBBB#nokey", "/replay/BBBBBB/0"):
        axe(settled(ada.open(path), "main"), path)
    ada.context.close()


def test_the_lobby(somebody, size):
    ada, ben, eve = (somebody(size=size) for _ in range(3))
    code = ada.make("resistance", seats=5, bots=1)
    eve.open(f"/t/{code}")
    axe(settled(eve.page, ".lobby"), "lobby without a seat")
    ben.sit(code, "Ben")
    ben.open(f"/t/{code}")
    axe(settled(ben.page, ".lobby"), "lobby of a guest")
    axe(settled(ada.page, ".lobby"), "lobby of the host")
    for summary in ada.page.locator("details summary").all():
        summary.click()
    ada.page.locator(".poster .seats button, .poster li button").nth(1).click()
    axe(ada.page, "lobby of the host, a seat tapped")
    eve.open(f"/tv/{code}")
    axe(settled(eve.page, ".tv-lobby"), "lobby on a TV")


@pytest.mark.parametrize("game", GAMES)
def test_the_table(somebody, size, game, dice):
    ada, ben = somebody(size=size), somebody(size=size)
    seats = seated(game, 5)
    code = ada.make(game, seats=seats, bots=seats - 2, clock="relaxed")
    ben.sit(code, "Ben")
    ben.open(f"/t/{code}")
    ada.send(code, {"type": "start"})
    asked, waits = one_is_asked(ada, ben, dice)
    axe(asked.page, "asked")
    axe(waits.page, "waiting")
    if not asked.page.locator(".picker").count():
        unlike = asked.page.locator(".choice-not")
        if unlike.count():
            unlike.first.click(force=True)  # it answers, but Playwright waits for what is aria-disabled
            axe(settled(asked.page, ".because"), "why not")
    asked.page.locator(".secrets-hold").focus()  # a question that comes just now would take it away from the other
    asked.page.keyboard.down(" ")
    axe(settled(asked.page, ".secrets-open .secrets-inside > *"), "secrets held")
    asked.page.keyboard.up(" ")
    for name in DRAWERS if size is PHONE else ["Menu"]:
        ada.page.locator(".tabs, .top").get_by_role("button", name=name, exact=True).click()
        axe(settled(ada.page, "dialog[open]"), name)
        ada.page.keyboard.press("Escape")
    ben.open(f"/tv/{code}")
    axe(settled(ben.page, ".tv-game"), "TV")
    ada.send(code, {"type": "finish"})
    axe(settled(ben.page, ".tv-end"), "end on a TV")
    axe(settled(ada.page, ".end"), "end before its time")


def one_is_asked(ada, ben, dice):
    """Play on until one of the two is asked and the other is not; these two."""
    while not (ada.is_asked() and ben.page.locator(".dock .waiting").count()):
        if not ada.page.locator(".dock .waiting").count() or not ben.is_asked():
            ada.answer(dice)
        ada, ben = ben, ada
        ada.page.wait_for_timeout(15)
    return ada, ben


def hoax_to_its_end(ada, _):
    return lesson_to_its_end(ada, "hoax")


def erben_to_its_end(ada, _):
    return lesson_to_its_end(ada, "erben")


def ohfox_to_its_end(ada, _):
    return lesson_to_its_end(ada, "ohfox")


def hexhex_to_its_end(ada, _):
    return lesson_to_its_end(ada, "hexhex")


def lesson_to_its_end(ada, game):
    code = ada.learn(game)
    axe(settled(ada.page, ".coach"), f"lesson of {game}")
    while ada.follow():
        pass
    return code


def resistance_to_its_end(ada, dice):
    code = ada.make("resistance", seats=5, bots=4, spectators=False)
    ada.send(code, {"type": "start"})
    browsers.play([ada], dice)
    return code


@pytest.mark.parametrize(
    "to_its_end", [hoax_to_its_end, resistance_to_its_end, erben_to_its_end, ohfox_to_its_end, hexhex_to_its_end]
)
def test_the_end_and_the_replay(somebody, dice, to_its_end):
    ada = somebody(size=PHONE)
    code = to_its_end(ada, dice)
    axe(settled(ada.page, ".end"), "end")
    for eyes in ("truth", "0"):
        page = ada.open(f"/replay/{code}/0?at=12&eyes={eyes}")
        axe(settled(page, ".replay-log .log"), f"replay, eyes {eyes}")
    page.locator(".heat").wait_for()
    axe(page, "replay with beliefs")
    page.set_viewport_size(DESK)
    axe(page, "replay with beliefs at a desk")


def test_a_screen_that_may_not_watch(somebody):
    ada = somebody(size=DESK)
    code = ada.learn("hoax")
    axe(settled(ada.open(f"/tv/{code}"), "main"), "TV that may not watch")


def test_the_curtain(somebody):
    ada = somebody(size=PHONE)
    code = ada.make("hoax", seats=4, bots=2)
    ada.sit(code, "Ben")
    ada.send(code, {"type": "start"})
    axe(settled(ada.page, ".curtain-open:enabled"), "curtain")


def test_a_lesson_with_a_team_to_name(somebody):
    ada = somebody(size=PHONE)
    ada.learn("resistance")
    while not ada.page.locator(".picker").count():
        ada.follow()
        ada.page.locator(".dock-asks").wait_for()
    axe(ada.page, "lesson of The Resistance")

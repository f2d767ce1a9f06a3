"""The film of a game of Oh, Fox!: it comes before the result, does as it is told, and has an address of its own."""

import random

import pytest
from browsers import AT_ONCE, DESK, PHONE, Somebody, axe, play, words
from playwright.sync_api import expect

EN = words("en")
WATCH = """() => {
    window.moved = 0;
    const look = () => {
        moved = Math.max(moved, document.getAnimations().length);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.fixture(scope="module")
def played(chromium, house):
    """A game of two that anybody may watch, and its code."""
    one = Somebody(chromium, house.address, size=DESK)
    code = one.make("ohfox", seats=2, bots=1, level="random")
    one.send(code, {"type": "start"})
    play([one], random.Random(7))
    yield code
    one.faultless()


@pytest.fixture
def learned(somebody):
    """The lesson, played up to its film: who is attacked in it, and when, is known."""

    def make(**how):
        one = somebody(**how)
        one.context.add_init_script(AT_ONCE)
        code = one.learn("ohfox")
        for step in one.context.request.get("/api/games/ohfox/lesson").json()["steps"]:
            reply = {"type": "reply", "game": 0, "ply": step["ply"], "seat": 0, "action": step["action"]}
            one.page.locator(f".playing[data-asked$='/{step['ply']}/0'] .dock-asks").wait_for()
            one.send(code, reply)
        one.page.locator(".reel").wait_for()
        return one, code

    return make


def turn(page):
    return page.get_by_role("slider", name=EN["ohfox-film-scrub"])


def faster(page):
    for speed in ("2×", "4×"):
        page.locator(".reel-speed").click()
        expect(page.locator(".reel-speed")).to_have_text(speed)


def read(page):
    """What a screen reader is told of the film."""
    return page.locator(".reel [role=status]")


def step_to(one, kind):
    """Step by step to the next shot of a kind."""
    for _ in range(30):
        if one.page.locator(f".reel-is-{kind}").count():
            return
        one.tap(EN["ohfox-film-on"])
    raise AssertionError(f"no {kind}")


def test_it_comes_before_the_result_and_ends_with_it(learned):
    one, _ = learned(size=PHONE)
    page = one.page
    expect(page.locator(".end-title")).to_have_count(0)
    faster(page)
    turn(page).press("End")  # the scores; it goes on playing
    expect(page.locator(".end-title")).to_have_text("You win!")
    page.reload()
    expect(page.locator(".end-title")).to_be_visible()  # once is enough
    one.tap(EN["film-again"])
    expect(page.locator(".reel-is-shown")).to_be_visible()
    one.tap(EN["film-skip"])
    expect(page.locator(".end-title")).to_be_visible()


def test_it_stops_steps_and_says_what_happens(learned):
    """In the lesson the fox attacks in turn 4, and the pond heals it in turn 5."""
    one, _ = learned(size=DESK)
    page = one.page
    one.tap(EN["ohfox-film-pause"])
    for n in range(1, 5):
        one.tap(EN["ohfox-film-turn-on"])
        expect(turn(page)).to_have_value(str(n))
    step_to(one, "attacked")
    expect(read(page)).to_have_text(page.locator(".reel-caption").inner_text())
    expect(read(page)).to_contain_text("Cleo")
    hurt = page.locator(".reel-one").first.locator(".reel-one-wounds")
    expect(hurt).to_have_text("1")
    axe(page, "film")
    one.tap(EN["ohfox-film-back"])
    expect(hurt).to_have_text("0")
    page.locator(".reel-caption").click()  # no control has the focus
    page.keyboard.press("ArrowRight")
    expect(hurt).to_have_text("1")
    page.keyboard.press("Shift+ArrowRight")
    expect(turn(page)).to_have_value("5")
    step_to(one, "healed")
    expect(hurt).to_have_text("0")
    page.locator(".reel-caption").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=EN["ohfox-film-pause"], exact=True)).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=EN["ohfox-film-play"], exact=True)).to_be_visible()


def test_its_address_is_for_everybody(somebody, played):
    guest = somebody(size=PHONE)
    page = guest.open(f"/film/{played}/0")
    expect(page.locator(".reel-is-shown")).to_be_visible()
    faster(page)
    expect(page.locator(".reel-is-turn")).to_be_visible()  # it goes on by itself
    guest.tap(EN["ohfox-film-pause"])
    axe(page, "film at its address")
    guest.tap(EN["film-who"])
    expect(page.locator(".fox-was")).to_have_count(2)
    expect(page.locator(".film-page-end")).to_contain_text(EN["film-share"])


@pytest.mark.parametrize("still", [True, False], ids=["reduced", "lively"])
def test_it_moves_for_those_who_want_it(learned, still):
    one, _ = learned(size=PHONE, still=still)
    one.tap(EN["ohfox-film-pause"])
    one.page.evaluate(WATCH)
    turn(one.page).fill("4")
    step_to(one, "attacked")
    assert (one.page.evaluate("moved") == 0) == still


def test_a_film_that_is_not_there_says_so(somebody):
    one = somebody(size=PHONE)
    code = one.make("ohfox", seats=2, bots=1)
    one.send(code, {"type": "start"})
    one.page.locator(".dock-asks").wait_for()
    one.send(code, {"type": "finish"})
    one.page.locator(".end").wait_for()
    page = one.open(f"/film/{code}/0")
    expect(page.get_by_text(EN["film-none"])).to_be_visible()

"""What nobody else may read does not stand in the page: not another's secret, nor one's own until it is held open."""

import json
import re
from contextlib import contextmanager, suppress

import pytest
from browsers import ASKED, DESK, PHONE, QUESTION, await_, play, words
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

EN = words("en")
LEADS_ON = ".choices button:has(.choice-on), .wood-kind:not([aria-disabled=true]), .choices .wood-arrow"
LOOKS_LIKE = re.compile(r"P\d+-\d+")  # ids that Preact counts up


@contextmanager
def held(page):
    """My secrets, while a finger holds them open. Where the table moves on just then it may miss: it tries again."""
    inside = page.locator(".secrets-inside > *").first
    for _ in range(3):
        page.get_by_role("button", name=EN["secrets"]).hover()
        page.mouse.down()
        with suppress(PlaywrightTimeout):
            inside.wait_for(timeout=2000)
            break
        page.mouse.up()
    inside = page.locator(".secrets-inside")
    expect(inside).not_to_be_empty()
    yield inside
    page.mouse.up()
    expect(inside).to_be_empty()


def another_identity(mine):
    """The same seat, dealt another character."""
    if mine.get("identity") is not None:
        mine["identity"] = (mine["identity"] + 3) % 7
    if mine.get("role") is not None:
        mine["knows"] = [] if mine["role"] else [[2, 0]]
        mine["role"] = 1 - mine["role"]
    if mine.get("animal") is not None:
        mine["animal"] = (mine["animal"] + 1) % 6 if mine["animal"] < 6 else 6 + (mine["animal"] - 5) % 4
    if mine.get("hand"):
        mine["hand"] = [(card + 1) % 38 for card in mine["hand"]]
    for told in ("path", "leads"):  # of an animal: where it is, and where cards take it
        if mine.get(told):
            mine[told] = mine[told][::-1]


def deal_another(page):
    """From now on this page is told of another identity than the one that was dealt."""

    def plug(end):
        far = end.connect_to_server()
        end.on_message(far.send)

        def into(text):
            said = json.loads(text)
            if said["type"] == "frame" and said["private"]:
                another_identity(said["private"]["mine"])
            end.send(json.dumps(said))

        far.on_message(into)

    page.route_web_socket(re.compile(r"/ws/"), plug)


def html(page):
    return LOOKS_LIKE.sub("", page.locator("#house").inner_html())


@pytest.mark.parametrize(("game", "seats"), [("hoax", 3), ("resistance", 5), ("erben", 4), ("ohfox", 3)])
def test_a_page_looks_the_same_whoever_i_am_until_i_hold_it_open(somebody, dice, game, seats):
    """Two pages of one seat; one believes in another identity. Nobody can tell them apart by looking on."""
    ada = somebody(size=DESK)
    code = ada.make(game, seats=seats, bots=seats - 1)
    ada.send(code, {"type": "start"})
    twin = somebody(size=DESK)
    twin.context.add_cookies(ada.context.cookies())
    other = twin.page
    deal_another(other)
    twin.open(f"/t/{code}")
    ada.open(f"/t/{code}")
    for _ in range(6):
        ada.page.locator(f"{QUESTION}, .is-over").wait_for()
        if ada.is_over():
            break
        await_(ada.page, lambda: html(ada.page) == html(other))
        with held(ada.page) as mine, held(other) as theirs:
            assert mine.inner_text() != theirs.inner_text()
        leads_on = ada.page.locator(LEADS_ON)
        if leads_on.count():  # what can be chosen next looks the same too
            n = dice.randrange(leads_on.count())
            leads_on.nth(n).click()
            other.locator(LEADS_ON).nth(n).click()
        else:
            ada.answer(dice)
            if ada.page.locator(".because").count():  # it was her own head: whoever taps it is told
                ada.page.locator(".because .round").click()


def test_my_head_looks_like_the_others_among_those_to_cover(somebody):
    """It can't be covered, but that is said only to whoever taps it."""
    ada = somebody(size=PHONE)
    code = ada.make("erben", seats=3, bots=2)
    ada.send(code, {"type": "start"})
    heads = ada.page.locator(".choices button")
    expect(heads).to_have_count(7)
    with held(ada.page) as mine:
        told = mine.get_by_role("heading").first.inner_text()
    kinds = heads.evaluate_all("all => all.map((one) => one.className + one.ariaDisabled)")
    assert len(set(kinds)) == 1
    assert len({len(text.splitlines()) for text in heads.all_inner_texts()}) == 1
    [own] = [name for name in heads.all_inner_texts() if name in told]
    heads.filter(has_text=own).click()
    expect(ada.page.locator(".because")).to_contain_text(EN["why-erben-cover-yourself"])


def test_a_hand_is_off_the_page_where_i_am_not_asked_to_answer_with_it(somebody):
    """Ready, a card out of turn, a counter: these look the same whatever I hold."""
    ada = somebody(size=DESK)
    code = ada.learn("hexhex")
    twin = somebody(size=DESK)
    twin.context.add_cookies(ada.context.cookies())
    deal_another(twin.page)
    twin.open(f"/t/{code}")
    alike = 0
    while alike < 5:  # ready, out of turn, a window, out of turn, a window in which I hold a counter
        ada.page.locator(QUESTION).wait_for()
        if not ada.page.locator(".hex-fan, .hex-chosen").count():
            await_(ada.page, lambda: html(ada.page) == html(twin.page))
            with held(ada.page) as mine, held(twin.page) as theirs:
                assert mine.inner_text() != theirs.inner_text()
            alike += 1
        ada.follow()


def test_where_i_am_is_in_the_forest_only_while_it_is_held(somebody):
    ada = somebody(size=DESK)
    ada.learn("ohfox")
    ada.follow()
    eye = ada.page.locator(".wood-eye")
    eye.hover()
    closed = html(ada.page)
    ada.page.mouse.down()
    await_(ada.page, lambda: html(ada.page) != closed)
    ada.page.mouse.up()
    await_(ada.page, lambda: html(ada.page) == closed)
    eye.focus()
    ada.page.keyboard.down(" ")
    await_(ada.page, lambda: html(ada.page) != closed)
    ada.page.keyboard.up(" ")
    await_(ada.page, lambda: html(ada.page) == closed)


def frames_of(page):
    """Every frame that comes over the page's lines."""
    found = []

    def note(text):
        said = json.loads(text)
        if said["type"] == "frame":
            found.append(said)

    page.on("websocket", lambda line: line.on("framereceived", note))
    return found


def test_no_page_has_what_only_another_seat_knows(somebody, dice):
    ada, bo = somebody(size=PHONE), somebody(size=DESK)
    frames = [frames_of(one.page) for one in (ada, bo)]
    code = ada.make("hoax", seats=4, bots=2)
    bo.sit(code, "Bo")
    bo.open(f"/t/{code}")
    ada.send(code, {"type": "start"})
    told = []
    for one in (ada, bo):
        one.page.locator(".playing").wait_for()
        with held(one.page) as mine:
            told.append(mine.get_by_role("heading", level=3).inner_text())
    assert told[0] != told[1]
    with held(ada.page) as mine:
        expect(mine).to_contain_text(told[0])
        assert told[1] not in ada.page.content()
        assert told[0] not in bo.page.content()
    checked: list[str] = []

    def check():
        for one in (ada, bo):
            page = one.page.content()
            checked.extend(secret for secret in told if secret in page)
        return len(frames[0]) > 20

    play([ada, bo], dice, until=check)
    assert checked == []
    for seat, got in enumerate(frames):
        assert {frame["private"]["seat"] for frame in got if frame["private"]} == {seat}


@pytest.mark.parametrize("key", [" ", "Enter"])
def test_secrets_by_keyboard_are_gone_when_the_key_is(somebody, key):
    ada = somebody(size=DESK)
    code = ada.make("hoax", seats=3, bots=2)
    ada.send(code, {"type": "start"})
    inside = ada.page.locator(".secrets-inside")
    ada.page.locator(QUESTION).wait_for()  # it takes the focus when it comes
    ada.page.get_by_role("button", name=EN["secrets"]).focus()
    expect(inside).to_be_empty()
    ada.page.keyboard.down(key)
    expect(inside).not_to_be_empty()
    before = ada.asked()
    ada.page.evaluate("() => document.querySelector('.dock .choices .choice').click()")
    ada.page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=before)
    expect(inside).not_to_be_empty()  # a new question does not tear anybody away from them
    ada.page.keyboard.up(key)
    expect(inside).to_be_empty()


def test_a_short_tap_leaves_nothing_open(somebody):
    ada = somebody(size=PHONE)
    code = ada.make("hoax", seats=3, bots=2)
    ada.send(code, {"type": "start"})
    ada.page.get_by_role("button", name=EN["secrets"]).hover()
    for _ in range(3):
        ada.page.mouse.down()
        ada.page.mouse.up()
        ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        assert ada.page.locator(".secrets-inside").inner_html() == ""


def curtain(page, names):
    """Whom it is down for, said in one look: it goes on by itself when a bot's reply asks another seat first."""
    page.locator(".curtain").wait_for()
    expect(page.locator(".playing, .dock, .secrets, .log, .seats")).to_have_count(0)
    said = "".join(page.locator("#house").text_content().split())
    found = [name for name, other in (names, names[::-1]) if said == only_a_curtain_says(name, other)]
    assert len(found) == 1, said
    return found[0]


def only_a_curtain_says(name, other):
    asks = [EN["curtain-pass-to"], name, f"I am {name}", EN["curtain-why"].replace("{ $name }", name)]
    return "".join("".join([*asks, f"{other} has the phone"]).split())


@pytest.mark.parametrize(("game", "seats"), [("hoax", 3), ("resistance", 5), ("erben", 4), ("ohfox", 3), ("hexhex", 3)])
def test_two_seats_on_one_phone_have_a_curtain_between_them(somebody, dice, game, seats):
    one = somebody(size=PHONE)
    code = one.make(game, name="Ada", seats=seats, bots=seats - 2)
    one.sit(code, "Bo")
    page = one.open(f"/t/{code}")
    one.tap("Start the game")
    names = ["Ada", "Bo"]
    passed: set[str] = set()
    curtain(page, names)
    page.reload()
    while len(passed) < 2:
        curtain(page, names)
        page.get_by_role("button", name=re.compile("^I am (Ada|Bo)$")).click()
        mine = page.locator(".seat-mine")
        expect(mine).to_contain_text(re.compile("Ada|Bo"))
        [name] = [name for name in names if name in mine.inner_text()]
        with held(page):
            pass
        passed.add(name)
        play([one], dice, until=lambda: page.locator(".curtain").count())
    page.reload()
    page.locator(".curtain").wait_for()  # whoever loads the page anew sees nothing either
    expect(page.locator(".playing")).to_have_count(0)

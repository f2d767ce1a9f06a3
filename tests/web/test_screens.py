"""The other screens of a table: the TV, a spectator's, another device's; and what the host can do."""

import json
import re

import pytest
from browsers import DESK, PHONE, QUESTION, await_, play, words
from playwright.sync_api import expect

EN = words("en")
TV = {"width": 1920, "height": 1080}
ACTS = ".choice, .picker, .secrets, .typed, .phrases"


def frames_of(page):
    """Every frame that comes over the page's lines."""
    found = []

    def note(text):
        said = json.loads(text)
        if said["type"] == "frame":
            found.append(said)

    page.on("websocket", lambda line: line.on("framereceived", note))
    return found


def points(locator):
    """How large it is written, in CSS pixels."""
    return locator.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)")


def log_lines(page):
    return page.locator(".panel-log li").all_inner_texts()


@pytest.mark.parametrize(("game", "seats"), [("hoax", 4), ("resistance", 5), ("erben", 4), ("ohfox", 4), ("hexhex", 4)])
def test_the_tv_and_a_spectator_see_what_is_public_and_no_more(somebody, dice, game, seats):
    """Even in the host's own browser: the TV's line has nothing private on it."""
    ada, guest = somebody(size=PHONE), somebody(size=DESK)
    code = ada.make(game, seats=seats)
    tv = ada.context.new_page()
    ada.watch(tv)
    tv.set_viewport_size(TV)
    shown, watched = frames_of(tv), frames_of(guest.page)
    tv.goto(f"/tv/{code}")
    expect(tv.get_by_text(code, exact=True)).to_be_visible()
    qr = tv.get_by_role("img", name=EN["tv-qr"])
    expect(qr).to_be_visible()
    await_(tv, lambda: qr.evaluate("(picture) => picture.complete && picture.naturalWidth > 0"))
    expect(tv.get_by_text(f"{seats - 1} seats are still free.")).to_be_visible()
    assert points(tv.locator(".tv-name").first) >= 20
    assert points(tv.get_by_text(code, exact=True)) >= 60
    ada.page.bring_to_front()
    ada.tap("Fill with bots")
    expect(tv.get_by_text(EN["tv-open-seat"])).to_have_count(0)
    guest.open(f"/t/{code}")
    expect(guest.page.get_by_text(EN["full-watch"])).to_be_visible()
    ada.tap("Start the game")
    for page in (tv, guest.page):
        expect(page.get_by_role("region", name=EN["the-table"])).to_be_visible()
    play([ada], dice, until=lambda: len(shown) > 12 and len(watched) > 12)
    await_(tv, lambda: points(tv.locator(".tv-now h2, .tv-end h2").first) >= 24)  # it may be changing this moment
    for page in (tv, guest.page):
        expect(page.locator(ACTS)).to_have_count(0)
    for frame in shown + watched:
        assert frame["private"] is None
        assert frame["public"]["view"]["seat"] == -2
        assert not frame["public"]["view"].get("identity")
        assert not frame["public"]["view"].get("role")
        assert frame["public"]["view"].get("animal") is None
        assert not frame["public"]["view"].get("path")
        assert not frame["public"]["view"].get("leads")
    if not ada.is_over():
        await_(ada.page, lambda: shown[-1]["public"]["view"] == watched[-1]["public"]["view"])


def test_a_spectator_cannot_act(somebody):
    ada, guest = somebody(size=PHONE), somebody(size=DESK)
    code = ada.make("hoax", seats=3, bots=2)
    ada.send(code, {"type": "start"})
    guest.open(f"/t/{code}")
    expect(guest.page.get_by_text(EN["talk-watching"])).to_be_visible()
    expect(guest.page.locator(ACTS)).to_have_count(0)
    expect(guest.page.locator(".waiting")).to_be_visible()  # whom the table waits for is public
    for request in ({"type": "reply", "game": 0, "ply": 0, "seat": 0, "action": 0}, {"type": "pause"}):
        with pytest.raises(Exception, match=r"(?i)seat|host"):
            guest.send(code, request)


def test_a_table_that_nobody_may_watch_says_so_and_takes_the_hosts_own_screen(somebody):
    ada, guest = somebody(size=PHONE), somebody(size=DESK)
    code = ada.make("hoax", seats=3, bots=2, spectators=False)
    ada.send(code, {"type": "start"})
    frames = frames_of(guest.page)
    guest.open(f"/t/{code}")
    expect(guest.page.get_by_text(EN["game-is-on"])).to_be_visible()
    guest.open(f"/tv/{code}")
    expect(guest.page.get_by_role("heading", name=EN["tv-not-allowed"])).to_be_visible()
    assert frames == []
    ada.tap("Menu")
    ada.tap(EN["tv"])
    ada.tap(EN["tv-make"])
    guest.open(ada.page.get_by_label(EN["tv-link"]).input_value())
    expect(guest.page).to_have_url(re.compile(f"/tv/{code}$"))
    expect(guest.page.get_by_role("region", name=EN["the-table"])).to_be_visible()
    assert {frame["private"] is None for frame in frames} == {True}


def test_going_on_at_another_device(somebody, dice):
    phone, desk = somebody(size=PHONE), somebody(size=DESK)
    code = phone.make("hoax", seats=3, bots=2)
    phone.send(code, {"type": "start"})
    asked = phone.page.locator(QUESTION).inner_text()
    phone.tap("Menu")
    phone.tap(EN["move"])
    phone.tap(EN["move-make"])
    link = phone.page.get_by_label(EN["move-link"]).input_value()
    desk.open(link)
    expect(desk.page).to_have_url(re.compile(f"/t/{code}$"))
    expect(desk.page.locator(QUESTION)).to_have_text(asked)
    expect(phone.page.locator(QUESTION)).to_have_count(0)
    expect(phone.page.locator(ACTS)).to_have_count(0)
    assert desk.answer(dice)
    third = somebody(size=PHONE)
    third.open(link)
    expect(third.page.get_by_text(EN["move-over"])).to_be_visible()  # it works once
    third.forgive("status of 404")


def test_the_host_pauses_and_lets_a_bot_take_over(somebody):
    ada, bo = somebody(size=PHONE), somebody(size=DESK)
    code = ada.make("hoax", seats=4, bots=2)
    bo.sit(code, "Bo")
    bo.open(f"/t/{code}")
    ada.tap("Start anyway")
    expect(bo.page.locator(".playing")).to_be_visible()
    ada.tap("Menu")
    ada.tap(EN["pause"])
    for one in (ada, bo):
        expect(one.page.get_by_text(EN["paused"])).to_be_visible()
        expect(one.page.locator(QUESTION)).to_have_count(0)
    ada.tap(EN["resume"])
    for one in (ada, bo):
        expect(one.page.get_by_text(EN["paused"])).to_have_count(0)
    expect(bo.page.locator(".secrets")).to_be_visible()
    ada.tap(EN["replace-by-bot"])
    ada.tap("Bo")
    ada.tap(EN["replace-yes"])
    expect(bo.page.locator(ACTS)).to_have_count(0)
    expect(bo.page.get_by_text(EN["talk-watching"])).to_be_visible()
    assert ada.table(code)["seats"][1]["kind"] == "bot"
    expect(ada.page.locator(".menu").get_by_role("button", name="Bo", exact=True)).to_have_count(0)

"""The replay of a game that is over: any step, anybody's eyes, and what they could have believed."""

import json
import re

import pytest
from browsers import DESK, PHONE, Somebody, await_, role_word, words
from playwright.sync_api import expect

EN, DE = words("en"), words("de")
GAMES = ("hoax", "resistance", "erben", "ohfox", "hexhex")


@pytest.fixture(params=GAMES, scope="module")
def played(request, chromium, house):
    """The lesson of a game, played to its end: the same game each time."""
    one = Somebody(chromium, house.address, size=DESK)
    code = one.learn(request.param)
    while one.follow():
        pass
    yield one, request.param, code
    one.faultless()


SHELL = pytest.mark.parametrize("played", ["hoax"], indirect=True)  # what is the same in every game


def step(page):
    return int(page.get_by_role("slider", name=EN["replay-scrub"]).input_value())


def at(page, n):
    expect(page.get_by_role("slider", name=EN["replay-scrub"])).to_have_value(str(n))


def eyes_of(page, name):
    return page.get_by_role("radio", name=re.compile(f"^{name}"))


def look_through(page, eyes):
    eyes_of(page, eyes).check()


def check_sums(page, game, seats):
    """By seat: all chances of the heat table together are everything, but for rounding. A hand has several cards."""
    expect(page.locator(".heat tbody tr")).to_have_count(seats)
    totals = page.evaluate(
        """() => [...document.querySelectorAll('.heat tbody tr')].map((row) =>
            [...row.querySelectorAll('td')].reduce((sum, cell) => sum + (parseInt(cell.innerText) || 0), 0))"""
    )
    assert all(96 <= total <= (400 if game == "hexhex" else 104) for total in totals), totals


@SHELL
def test_any_step_by_keyboard(played):
    one, _, code = played
    page = one.open(f"/t/{code}")
    one.tap(EN["end-replay"], "link")
    at(page, 0)
    told = page.locator(".replay-told")
    start = EN["replay-start"]
    expect(told).to_have_text(start)
    page.locator("h1").click()  # no control has the focus
    for n in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at(page, n)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    slider = page.get_by_role("slider", name=EN["replay-scrub"])
    slider.focus()
    page.keyboard.press("End")
    last = int(slider.get_attribute("max"))
    at(page, last)
    assert last == one.context.request.get(f"/api/tables/{code}/records").json()["records"][0]["rows"]
    expect(page.get_by_text(EN["replay-over"])).to_be_visible()
    page.keyboard.press("Home")
    at(page, 0)
    one.tap(EN["replay-event-on"])
    expect(told).not_to_have_text(start)
    one.tap(EN["replay-play"])
    now = step(page)
    await_(page, lambda: step(page) > now + 1)  # it goes on by itself
    one.tap(EN["replay-pause"])


def test_through_the_eyes_of_a_seat_and_in_truth(played):
    """Truth tells everybody's role; a seat's eyes tell its own only, and what it could believe adds up."""
    one, game, code = played
    page = one.open(f"/replay/{code}/0?at=14&eyes=truth")
    table = one.table(code)
    names = [seat["name"] for seat in table["seats"]]
    is_role = re.compile(
        "|".join(f", is {re.escape(role_word(game, role))}," for role in set(table["result"]["roles"]))
    )
    seats = page.get_by_role("region", name=EN["the-table"]).locator(".seat .unseen")
    expect(seats.filter(has_text=is_role)).to_have_count(len(names))
    for seat, role in enumerate(table["result"]["roles"]):
        expect(seats.nth(seat)).to_contain_text(f"{names[seat]}, is {role_word(game, role)}")
    look_through(page, names[1])
    expect(page.get_by_role("heading", name=EN["beliefs"].replace("{ $name }", names[1]))).to_be_visible()
    expect(seats.filter(has_text=is_role)).to_have_count(0)
    check_sums(page, game, len(names))
    own = page.locator(".heat tbody tr").nth(1)
    expect(own.locator("td:not(.heat-sure, .heat-never)")).to_have_count(0)
    expect(own.locator(".heat-sure").first).to_contain_text("100")
    look_through(page, EN["replay-spectator"])
    expect(page.get_by_role("heading", name=EN["beliefs-spectator"])).to_be_visible()
    expect(page.locator(".heat-sure")).to_have_count(0)


@SHELL
def test_a_link_leads_to_the_same_moment(played):
    one, _, code = played
    page = one.open(f"/replay/{code}/0")
    name = one.table(code)["seats"][2]["name"]
    look_through(page, name)
    for _ in range(7):
        one.tap(EN["replay-on"])
    at(page, 7)
    expect(page).to_have_url(re.compile(r"\?at=7&eyes=2$"))
    told = page.locator(".replay-told").inner_text()
    other = one.context.new_page()
    one.watch(other)
    other.goto(page.url)
    at(other, 7)
    expect(eyes_of(other, name)).to_be_checked()
    expect(other.locator(".replay-told")).to_have_text(told)


@SHELL
def test_the_record_can_be_taken_home_and_checked(played):
    one, _, code = played
    page = one.open(f"/replay/{code}/0")
    with page.expect_download() as taken:
        one.tap(EN["replay-download"], "link")
    lines = taken.value.path().read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["seed"]
    assert len(lines) > 10
    page.get_by_text(EN["proof"]).click()
    expect(page.get_by_text(EN["proof-good"])).to_be_visible()


def test_a_replay_in_german(somebody, played):
    one, game, code = played
    reader = somebody(size=PHONE, language="de")
    reader.context.add_cookies(one.context.cookies())
    page = reader.open(f"/replay/{code}/0?at=12&eyes=1")
    expect(page.get_by_role("button", name=DE["replay-on"], exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    expect(page.locator(".heat b").first).to_have_text(re.compile(r"^\d+\s%$"))  # as it is written in German
    check_sums(page, game, len(one.table(code)["seats"]))
    assert not re.search(r"\{ ?\$|\b(?:The|You|takes|Step)\b", page.inner_text("body").replace("The Resistance", ""))


def test_a_game_that_is_still_played_has_no_replay(somebody):
    one = somebody(size=PHONE)
    code = one.make("hoax", seats=3, bots=2)
    one.send(code, {"type": "start"})
    page = one.open(f"/replay/{code}/0")
    expect(page.get_by_role("heading", name=EN["replay-refused-title"])).to_be_visible()
    expect(page.get_by_text("This game is still being played.")).to_be_visible()
    one.forgive("status of 409")

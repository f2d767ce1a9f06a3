"""A guided first game, in the browser: the lamp leads to its end, and whoever strays is let go quietly."""

import re

import pytest
from browsers import PHONE, QUESTION, await_, words
from playwright.sync_api import expect

EN = words("en")
GAMES = {
    "hoax": "Hoax", "resistance": "The Resistance", "erben": "Die Erben von Hoax", "ohfox": "Oh, Fox!",
    "hexhex": "HEX•HEX XL",
}  # fmt: skip


def begin(one, title):
    """From the front door: one tap."""
    page = one.open("/")
    one.tap(f"Learn it: {title}")
    expect(coach(page)).to_be_visible()
    return page.url[-6:]


def coach(page):
    return page.get_by_role("note")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(somebody, game):
    one = somebody(size=PHONE)
    begin(one, GAMES[game])
    page = one.page
    steps = one.context.request.get(f"/api/games/{game}/lesson").json()["steps"]
    seen = []
    while True:
        page.locator(".dock-asks, .is-over").wait_for()
        if one.is_over():
            break
        told = coach(page).inner_text()
        n, of = (int(number) for number in re.findall(r"Step (\d+) of (\d+)", told)[0])
        assert of == len(steps)
        if n not in seen:
            seen.append(n)
        assert one.follow()
    assert seen == list(range(1, len(steps) + 1))
    one.skip_the_film()
    expect(page.get_by_text(EN[f"lesson-{game}-done"])).to_be_visible()
    one.tap(EN["end-real-game"])
    expect(page.locator(QUESTION)).to_be_visible()
    expect(coach(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_strays_plays_on_without_the_coach(somebody, dice, game):
    one = somebody(size=PHONE)
    begin(one, GAMES[game])
    page = one.page
    stray(one, dice)
    for _ in range(3):
        page.locator(".dock-asks, .is-over").wait_for()
        expect(coach(page)).to_have_count(0)
        expect(page.locator(".choice-hinted")).to_have_count(0)
        one.answer(dice)
    page.reload()
    page.locator(".dock-asks, .is-over").wait_for()
    expect(coach(page)).to_have_count(0)  # nor does it come back


def stray(one, dice):
    """Answer another way than the lamp, as soon as there is one."""
    page = one.page
    others = page.locator(".dock .choices .choice:not(.choice-hinted):not([aria-disabled=true])")
    while True:
        page.locator(".dock-asks").wait_for()
        chips = page.locator(".picker .chip:not(.choice-hinted)")
        if chips.count() or others.count():
            break
        assert one.follow()
    before = one.asked()
    if chips.count():
        size = page.locator(".picker .choice-hinted").count()
        for chip in chips.all()[:size]:
            chip.click()
        page.locator(".picker > .choice").click()
    else:
        others.first.click()
    await_(page, lambda: one.asked() != before)
    while page.get_by_role("button", name="Back", exact=True).count():  # a choice in several steps
        one.answer(dice)

"""Hoax among people: after the call there is talk, and the caller opens the vote. Nobody's screen remembers."""

import re

import pytest
from browsers import DESK, PHONE, QUESTION, words
from playwright.sync_api import expect

EN = words("en")


def talked_about(somebody, **how):
    """Ada has claimed, Bo has called, and everybody talks; a bot sits with them."""
    ada, bo = somebody(size=PHONE, **how), somebody(size=DESK, **how)
    code = ada.make("hoax", seats=3, bots=1, options={"first": 0})
    bo.sit(code, "Bo")
    bo.open(f"/t/{code}")
    ada.send(code, {"type": "start"})
    for one in (ada, bo):
        one.page.locator(QUESTION).wait_for()
        one.page.locator(".choices .choice").first.click()
    ada.page.locator(".choice", has_text=re.compile("^(Claim|Behaupten)")).click()
    ada.page.locator(".choice", has_text="Cousin").click()
    ada.page.locator(".choices .choice").first.click()
    bo.page.locator(".choice-no").click()
    return ada, bo


def test_after_the_call_people_talk_and_the_caller_opens_the_vote(somebody):
    ada, bo = talked_about(somebody)
    expect(bo.page.locator(QUESTION)).to_have_text("Is Ada the Cousin? Talk it over, then open the vote.")
    expect(ada.page.locator(".dock .question")).to_have_text("Are you the Cousin? Talk it over: Bo opens the vote.")
    for one in (ada, bo):
        assert one.page.locator(".hoax-thumb").count() == 0  # no fist is raised yet
    assert not ada.is_asked()
    vote = bo.page.get_by_role("button", name=EN["hoax-do-vote"], exact=True)
    assert vote.bounding_box()["height"] >= 44
    expect(bo.page).to_have_title(re.compile(f"^{EN['your-turn']}"))
    vote.click()
    expect(bo.page.get_by_role("button", name=EN["hoax-do-up"])).to_be_visible()
    expect(bo.page.locator(".hoax-thumb")).to_have_count(2)


def test_the_caller_opens_the_vote_by_keyboard(somebody):
    _, bo = talked_about(somebody)
    bo.page.locator(f"{QUESTION}:focus").wait_for()
    bo.page.keyboard.press("Tab")
    bo.page.keyboard.press("Enter")
    expect(bo.page.get_by_role("button", name=EN["hoax-do-up"])).to_be_visible()


@pytest.mark.parametrize("game", ["hoax", "resistance"])
def test_play_now_has_the_memory_aid_that_the_rules_have(somebody, game):
    one = somebody()
    one.open("/")
    one.page.locator(f".tile-{game} .tile-ways button").first.click()
    one.page.locator(QUESTION).wait_for()
    assert one.table(one.page.url[-6:])["memory_aid"] is (game != "hoax")


def test_play_now_plays_with_immunities_after_somebodys_first_game(somebody):
    one = somebody()
    for immunities in (False, True):
        one.open("/")
        one.page.locator(".tile-hoax .tile-ways button").first.click()
        one.page.locator(QUESTION).wait_for()
        assert one.table(one.page.url[-6:])["options"]["immunities"] is immunities
        if not immunities:
            one.learn("hoax")
            while one.follow():
                pass

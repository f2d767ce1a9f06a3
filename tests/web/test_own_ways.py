"""How one's own browser behaves: its language, its sound, and how it says "your turn"."""

import re

import pytest
from browsers import DESK, PHONE, QUESTION, play, words
from playwright.sync_api import expect

EN, DE = words("en"), words("de")
LEFT_OVER = re.compile(
    r"\{ ?\$|\b(?:hoax|resistance|erben|ohfox|hexhex|lesson|phrase|option|why)-[a-z]+-[a-z]+"
)  # keys, {
ENGLISH = re.compile(r"\b(?:You|you|the|takes|claims|Waiting|votes?|Nobody|is asked)\b")
TOUCHED = """
    window.buzzed = [];
    delete Navigator.prototype.userActivation;  // Firefox has it since 120
    Object.defineProperty(navigator, 'vibrate', {value: (beat) => buzzed.push(beat)});
"""


def lang(page):
    return page.evaluate("document.documentElement.lang")


def test_the_language_of_the_browser_and_the_other_at_one_tap(somebody):
    one = somebody(size=PHONE, language="de")
    page = one.open("/")
    expect(page.get_by_role("heading", name=DE["headline"])).to_be_visible()
    assert lang(page) == "de"
    one.tap("English")
    expect(page.get_by_role("heading", name=EN["headline"])).to_be_visible()
    assert lang(page) == "en"
    page.reload()
    expect(page.get_by_role("heading", name=EN["headline"])).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("hoax", 3), ("resistance", 5), ("erben", 3), ("ohfox", 3), ("hexhex", 3)])
def test_a_table_in_german(somebody, dice, game, seats):
    """Every screen on the way: no English sentence, no key, no brace that was not filled in."""
    anna, bo = somebody(size=DESK, language="de"), somebody(size=PHONE)
    read = []

    def read_on():
        text = anna.page.inner_text("body").replace("The Resistance", "")
        read.append(text)
        assert lang(anna.page) == "de"
        assert not LEFT_OVER.search(text), text
        assert not ENGLISH.search(text), text

    page = anna.open(f"/new/{game}")
    expect(page.get_by_role("button", name=DE["make-the-table"])).to_be_visible()
    read_on()
    code = anna.make(game, name="Anna", seats=seats, bots=seats - 2)
    expect(page.get_by_role("heading", name=DE["who-is-here"])).to_be_visible()
    read_on()
    bo.sit(code, "Bo")
    bo.open(f"/t/{code}")
    bo.tap(EN["phrase-hello"])
    expect(page.locator(".talk-lines").get_by_text(DE["phrase-hello"])).to_be_visible()  # what is said by a tap
    bo.tap(EN["i-am-ready"])
    anna.tap(DE["start"])
    page.locator(".playing").wait_for()
    told = page.locator(".panel-log li")
    play([anna, bo], dice, until=lambda: read_on() or (len(set(read)) > 8 and told.count() > 2))
    for name in ("menu", "rules", "sheet"):
        if page.get_by_role("button", name=DE[name], exact=True).is_visible():
            anna.tap(DE[name])
            page.get_by_role("dialog").wait_for()
            read_on()
            page.keyboard.press("Escape")


def test_sound_stays_as_it_was_set(somebody):
    one = somebody(size=PHONE)
    page = one.open("/")
    switch = page.get_by_role("switch", name=EN["sound"])
    one.tap(EN["settings"])
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    page.reload()
    one.tap(EN["settings"])
    expect(switch).not_to_be_checked()


@pytest.mark.parametrize("sound", ["on", "off"])
def test_my_turn_is_in_the_title_and_in_the_hand(somebody, dice, sound):
    """Felt only after the page was touched, and not at all where sound is off."""
    one = somebody(size=PHONE)
    one.context.add_init_script(TOUCHED + f"localStorage.setItem('hoodwink.sound', '{sound}');")
    code = one.make("hoax", seats=3, bots=2)
    expect(one.page).to_have_title("Hoax · Hoodwink")
    one.send(code, {"type": "start"})
    expect(one.page).to_have_title(f"{EN['your-turn']} · Hoax")
    assert one.page.evaluate("buzzed") == []
    assert one.answer(dice)
    one.page.locator(f"{QUESTION}, .is-over").wait_for()
    play([one], dice, until=lambda: sound == "off" or one.page.evaluate("buzzed.length"))
    assert (one.page.evaluate("buzzed") != []) == (sound == "on")

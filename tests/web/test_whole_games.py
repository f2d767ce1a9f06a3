"""Whole games by several browsers, from the front door to the end and again; bots fill the other seats."""

import re

import pytest
from browsers import DESK, PHONE, QUESTION, play, role_word, words
from playwright.sync_api import expect

EN = words("en")
AGAIN = re.compile("|".join(EN[key] for key in ("end-again", "end-next-game", "end-new-series")))


def make_by_tapping(one, game, name, seats):
    """A table for friends, from the front door on; its code."""
    page = one.open("/")
    one.tap(f"Invite friends: {game}", "link")
    page.get_by_label("Your name").fill(name)
    seats_now = page.get_by_role("group", name="Seats").get_by_role("status")
    expect(seats_now).to_be_visible()
    while (now := int(seats_now.inner_text())) != seats:
        one.tap("More: Seats" if now < seats else "Less: Seats")
    one.tap("No clock", "radio")
    one.tap("Make the table")
    expect(page).to_have_url(re.compile(r"/t/\w{6}$"))
    return page.url[-6:]


def join_by_code(one, code, name):
    page = one.open("/")
    page.get_by_label("Join with a code").fill(f" {code[:3].lower()}-{code[3:].lower()}")
    one.tap("Go to this table")
    page.get_by_label("Your name").fill(name)
    one.tap("Take a seat")
    one.tap("I’m ready")


def the_end(one):
    return one.page.get_by_role("region", name="The end")


def check_the_end(people, code, game):
    """Everybody reads the same: who won, and who was who, as the house has it; in HEX•HEX XL nobody is anybody."""
    result = people[0].table(code)["result"]
    names = [seat["name"] for seat in people[0].table(code)["seats"]]
    cards = [the_end(one).locator("li").filter(has=one.page.locator("svg")).all_inner_texts() for one in people]
    for name, role in zip(names, result["roles"], strict=True):
        for mine in cards:
            told = "" if game == "hexhex" else role_word(game, role)
            assert [text for text in mine if name in text and told in text], (name, role, mine)
    for seat, one in enumerate(people):
        headline = the_end(one).get_by_role("heading", level=2).inner_text()
        assert headline.startswith("You") == (seat in result["winners"])
        assert all(names[winner] in headline for winner in result["winners"] if winner != seat), headline


def begin(host):
    """The host lets bots have the seats that are left."""
    host.tap("Fill with bots")
    host.tap("Start the game")


def play_again(people):
    for one in people[1:]:
        one.tap(EN["end-again-please"])
    expect(the_end(people[0]).get_by_text("Not ready yet")).to_have_count(0)
    people[0].page.get_by_role("button", name=AGAIN).click()
    for one in people:
        expect(one.page.locator(".playing[data-asked^='2/']:not(.is-over)")).to_be_visible()


def test_hoax_by_a_phone_and_a_desk(somebody, dice):
    people = [somebody(size=PHONE), somebody(size=DESK)]
    code = make_by_tapping(people[0], "Hoax", "Ada", seats=4)
    join_by_code(people[1], code, "Bo")
    expect(people[0].page.get_by_text("2 of 4 seats taken")).to_be_visible()
    begin(people[0])
    play(people, dice)
    check_the_end(people, code, "hoax")
    play_again(people)


@pytest.mark.slow
def test_the_heirs_of_hoax_by_a_phone_and_a_desk(somebody, dice):
    people = [somebody(size=PHONE), somebody(size=DESK)]
    code = make_by_tapping(people[0], "Die Erben von Hoax", "Ada", seats=4)
    join_by_code(people[1], code, "Bo")
    expect(people[0].page.get_by_text("2 of 4 seats taken")).to_be_visible()
    begin(people[0])
    play(people, dice)
    check_the_end(people, code, "erben")
    play_again(people)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "played"),
    [
        (4, {"preset": "original"}),
        (9, {"preset": "large"}),
        (4, {"options": {"two_identities": True, "start_points": 5, "all_reactions": True, "stack_by_hand": True}}),
    ],
    ids=["original", "large", "two identities"],
)
def test_the_variants_of_the_heirs_of_hoax(somebody, dice, seats, played):
    """Everything that they add is answered by tapping."""
    people = [somebody(size=PHONE), somebody(size=DESK)]
    code = people[0].make("erben", seats=seats, bots=seats - 2, level="random", **played)
    people[1].sit(code, "Bo")
    people[1].open(f"/t/{code}")
    people[0].send(code, {"type": "start"})
    play(people, dice)
    check_the_end(people, code, "erben")


def test_the_resistance_by_two_phones_and_a_desk(somebody, dice):
    people = [somebody(size=PHONE), somebody(size=DESK), somebody(size=PHONE)]
    code = make_by_tapping(people[0], "The Resistance", "Ada", seats=5)
    for one, name in zip(people[1:], ("Bo", "Cy"), strict=True):
        join_by_code(one, code, name)
    expect(people[0].page.get_by_text("3 of 5 seats taken")).to_be_visible()
    begin(people[0])
    play(people, dice)
    check_the_end(people, code, "resistance")
    play_again(people)


@pytest.mark.slow
def test_every_module_of_the_resistance_at_once(somebody, dice):
    """Ten seats, two of them people: accusations, plots, tokens and reversed missions are all answered by tapping."""
    people = [somebody(size=PHONE), somebody(size=DESK)]
    code = people[0].make("resistance", seats=10, bots=8, level="random", preset="hostile intent")
    people[1].sit(code, "Bo")
    people[1].open(f"/t/{code}")
    people[0].send(code, {"type": "start"})
    play(people, dice)
    check_the_end(people, code, "resistance")


def test_oh_fox_by_a_phone_and_a_desk(somebody, dice):
    people = [somebody(size=PHONE), somebody(size=DESK)]
    code = make_by_tapping(people[0], "Oh, Fox!", "Ada", seats=3)
    join_by_code(people[1], code, "Bo")
    expect(people[0].page.get_by_text("2 of 3 seats taken")).to_be_visible()
    begin(people[0])
    play(people, dice)
    check_the_end(people, code, "ohfox")
    play_again(people)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "played"),
    [
        (4, {"options": {"predators": 4, "prey": 6, "masked": True}}),
        (2, {"preset": "handicap"}),
    ],
    ids=["everything and masked", "a predator who guesses"],
)
def test_the_variants_of_oh_fox(somebody, dice, seats, played):
    people = [somebody(size=PHONE), somebody(size=DESK)]
    code = people[0].make("ohfox", seats=seats, bots=seats - 2, level="random", **played)
    people[1].sit(code, "Bo")
    people[1].open(f"/t/{code}")
    people[0].send(code, {"type": "start"})
    play(people, dice)
    check_the_end(people, code, "ohfox")


@pytest.mark.slow
def test_hex_hex_by_a_phone_and_a_desk(somebody, dice):
    """One round and the last: with three seats it is four by the book."""
    people = [somebody(size=PHONE), somebody(size=DESK)]
    code = people[0].make("hexhex", seats=3, options={"rounds": 1})
    join_by_code(people[1], code, "Bo")
    expect(people[0].page.get_by_text("2 of 3 seats taken")).to_be_visible()
    begin(people[0])
    play(people, dice)
    check_the_end(people, code, "hexhex")
    play_again(people)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"hexen_stix": True}),
        (3, {"vexed": True, "one_room": True}),
        (3, {"laws": "mirrored,payment,raised", "removed": "duck"}),
    ],
    ids=["stix", "vexed", "laws"],
)
def test_the_variants_of_hex_hex(somebody, dice, seats, options):
    """Sticks, curses and laws are all answered by tapping."""
    people = [somebody(size=PHONE), somebody(size=DESK)]
    code = people[0].make("hexhex", seats=seats, bots=seats - 2, level="random", options={"rounds": 1, **options})
    people[1].sit(code, "Bo")
    people[1].open(f"/t/{code}")
    people[0].send(code, {"type": "start"})
    play(people, dice)
    check_the_end(people, code, "hexhex")


@pytest.mark.parametrize("game", ["Hoax", "The Resistance", "Die Erben von Hoax", "Oh, Fox!", "HEX•HEX XL"])
def test_play_now_is_two_taps_from_a_question(somebody, game):
    one = somebody(size=PHONE)
    page = one.open("/")
    one.tap("Play now")
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{game}")).click()
    expect(page.locator(QUESTION)).to_be_visible(timeout=30_000)
    assert {seat["kind"] for seat in one.table(page.url[-6:])["seats"]} == {"human", "bot"}

"""The list of actions: ids, text, JSON, and a list that has no end."""

from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoodwink import BadText, Match, Pass, load
from hoodwink.core.action import NO_BLOCK, OUTSIDE, Action, Actions, tag
from hoodwink.games.hoax.actions import ACTIONS, Claim, Take, Vote
from hoodwink.games.hoax.sheet import BUTLER, CASH, CHEF, PRESTIGE


class Colour(IntEnum):
    RED = 0
    BLUE = 1


@dataclass(frozen=True, slots=True)
class Paint(Action):
    colour: Colour
    coats: int = 1
    dry: bool = False


@dataclass(frozen=True, slots=True)
class Send(Action):
    team: tuple[int, ...]


def block(action):
    return action.coats if isinstance(action, Paint) and action.colour is Colour.BLUE else NO_BLOCK


def endless():
    """Paint(RED) and then, for ever, a block of one: Paint(BLUE, coats=n)."""
    return Actions([Paint(Colour.RED)], more=lambda n: [Paint(Colour.BLUE, n)], block=block)


def test_pass_is_0_in_every_list():
    assert Actions([]).id(Pass()) == 0
    assert load("hoax").actions[0] == Pass()


def test_tags():
    assert [tag(verb) for verb in (Pass, Paint, Vote)] == ["pass", "paint", "vote"]


def test_text_leaves_out_what_has_its_default():
    assert str(Paint(Colour.RED)) == "paint red"
    assert str(Paint(Colour.BLUE, 3, True)) == "paint blue coats=3 dry=true"
    assert str(Claim(BUTLER, helps=2)) == "claim butler helps=2"
    assert ACTIONS.to_json(Claim(BUTLER, helps=2)) == {"do": "claim", "character": "butler", "helps": 2}


def test_tuples_of_seats():
    actions = Actions([Send((0, 1)), Send((0, 2)), Send((0, 1, 2))])
    assert str(Send((0, 2))) == "send 0,2"
    assert actions.parse("send 0,1,2") == Send((0, 1, 2))
    assert actions.from_json({"do": "send", "team": [0, 2]}) == Send((0, 2))
    teams: list[object] = [7, "x", [0, "y"], [0, None], {}, [9]]
    for team in teams:
        with pytest.raises(BadText):
            actions.from_json({"do": "send", "team": team})


def test_a_list_without_an_end_grows_when_it_is_asked():
    actions = endless()
    assert len(actions) == 2
    assert actions.parse("paint blue coats=3") == Paint(Colour.BLUE, 3)
    assert len(actions) == 6
    assert actions.id(Paint(Colour.BLUE, 3)) == 5
    actions.extend()
    assert actions[6] == Paint(Colour.BLUE, 4)


@pytest.mark.parametrize("coats", [OUTSIDE, 10**12, -1])
def test_one_wrong_number_does_not_fill_the_memory(coats):
    actions = endless()
    with pytest.raises(BadText, match="is no action of this game"):
        actions.from_json({"do": "paint", "colour": "blue", "coats": coats})
    assert len(actions) == 2


def test_a_list_with_an_end_says_where_it_is():
    actions = Actions([Paint(Colour.RED)])
    with pytest.raises(BadText, match="2 is no action: the last is 1"):
        actions[2]
    with pytest.raises(BadText, match="-1 is no action: ids start at 0"):
        actions[-1]


def test_an_action_is_listed_once():
    with pytest.raises(AssertionError, match="paint red is listed twice"):
        Actions([Paint(Colour.RED), Paint(Colour.RED)])


def test_an_action_of_another_game():
    with pytest.raises(BadText, match="vote true is no action of this game: its verbs are paint, pass"):
        endless().id(Vote(True))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "'' is no verb of this game: it has paint, pass"),
        ("varnish", "'varnish' is no verb of this game: it has paint, pass"),
        ("paint", "paint takes colour and then name=value"),
        ("pass now", "pass takes nothing and then name=value"),
        ("paint green", "'green' is no colour: choose from red, blue"),
        ("paint red coats=many", "'many' is no whole number"),
        ("paint red coats=²", "'²' is no whole number"),
        ("paint red coats=--2", "'--2' is no whole number"),
        ("paint red dry=perhaps", "'perhaps' is neither true nor false"),
        ("paint red gloss=1", "paint has no field 'gloss': it has colour, coats, dry"),
        ("paint red coats=99", "paint red coats=99 is no action of this game"),
    ],
)
def test_text_that_names_no_action(text, says):
    with pytest.raises(BadText) as found:
        endless().parse(text)
    assert says in str(found.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)
fields = st.sampled_from(["do", "colour", "coats", "dry", "team", "x"])
verbs = st.sampled_from(["pass", "paint", "send", "x"])
MIXED = Actions([Paint(Colour.RED), Send((0, 1))])


@given(json_values | st.dictionaries(fields, json_values | verbs))
def test_whatever_comes_in_as_json_is_an_action_or_bad_text(row):
    with suppress(BadText):
        assert MIXED.id(MIXED.from_json(row)) >= 0


@given(st.text() | st.builds("{} {} {}={}".format, verbs, st.text(), fields, st.text()))
def test_whatever_comes_in_as_text_is_an_action_or_bad_text(text):
    with suppress(BadText):
        assert MIXED.id(MIXED.parse(text)) >= 0


def test_hoax_lays_out_more_exchanges_than_the_box_holds():
    """R16 of Hoax: an exchange of more tokens than there are in the box has an id, text and JSON too."""
    big = Claim(CHEF, takes=CASH, gives=PRESTIGE, count=40)
    match = Match(load("hoax", seats=3, first=0), 16)
    for seat in range(3):
        match.reply(seat, Take(CASH))
    assert Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1) in match.options(0)
    assert big not in match.options(0)
    actions = load("hoax").actions
    assert (
        actions.from_json({"do": "claim", "character": "chef", "takes": "cash", "gives": "prestige", "count": 40})
        == big
    )
    assert actions[actions.id(big)] == big
    assert actions.parse(str(big)) == big

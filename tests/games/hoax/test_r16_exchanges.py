"""R16 Exchanges have no largest number, though the list of actions is laid out for nine."""

import os
import subprocess
import sys

import pytest

from hoodwink import load
from hoodwink.core.errors import BadText, Illegal
from hoodwink.core.match import Match
from hoodwink.games.hoax.actions import Claim, Done, Pass, Take
from hoodwink.games.hoax.sheet import BUTLER, CASH, CHEF, COUSIN, EVIDENCE, PRESTIGE, TOKENS_IN_THE_BOX
from hoodwink.games.hoax.view import HoaxView


@pytest.mark.parametrize(("count", "left"), [(9, "c3e9"), (10, "c2e10"), (12, "e12")])
def test_r16_more_than_nine_tokens_change_places_with_the_supply(table, count, left):
    t = table("hoax", seats=3, tokens="c12 - -")
    exchange = Claim(CHEF, takes=EVIDENCE, gives=CASH, count=count)
    assert exchange in t.options(0)
    t(0, exchange).passes()
    assert t.hands == f"{left} - -"


def test_r16_more_than_nine_tokens_change_places_with_a_player(table):
    t = table("hoax", seats=3, immunities=False, tokens="c14 p11 -")
    exchange = Claim(CHEF, takes=PRESTIGE, gives=CASH, count=11, of=1)
    assert exchange in t.options(0)
    t(0, exchange).passes()
    assert t.hands == "c3p11 c11 -"


def test_r16_the_numbers_offered_end_with_the_hand(table):
    t = table("hoax", seats=3, tokens="c15 - -")
    counts = [a.count for a in t.options(0) if isinstance(a, Claim) and a.gives == CASH and a.takes == EVIDENCE]
    assert counts == list(range(1, 16))


def test_r16_the_reply_needs_no_look_at_the_options_before(table):
    """33 is a number that no other test asks for, so that the list has to grow for this reply."""
    t = table("hoax", seats=3, tokens="c33 - -")
    t(0, Claim(CHEF, takes=EVIDENCE, gives=CASH, count=33)).passes()
    assert t.hand(0) == "e33"


def test_r16_the_text_form_names_more_than_nine(table):
    """As above, from the terminal or the wire."""
    t = table("hoax", seats=3, tokens="c44 - -")
    t(0, "claim chef takes=evidence gives=cash count=44").passes()
    assert t.hand(0) == "e44"


def test_r16_ids_do_not_depend_on_how_far_the_list_has_grown(table):
    """A block is every exchange of one number: pairs of types, with the supply or one of six seats."""
    table("hoax", seats=3, tokens="c20 - -").options(0)
    actions = load("hoax").actions
    block = 3 * 2 * 7
    first = actions.id(Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1))
    for n in (1, TOKENS_IN_THE_BOX, TOKENS_IN_THE_BOX + 1, 20):
        assert actions.id(Claim(CHEF, takes=PRESTIGE, gives=CASH, count=n)) == first + (n - 1) * block


def test_r16_a_number_out_of_the_blue_does_not_make_the_list_grow(table):
    """Or else one wrong number from outside would fill the memory."""
    t = table("hoax", seats=3)
    before = len(t.game.actions)
    with pytest.raises((Illegal, BadText)):
        t.state.reply(0, before + 100_000)
    assert len(t.game.actions) == before


REPLAY = """
import sys
from hoodwink.core.record import Record
from hoodwink.games import find
from hoodwink.games.hoax.state import held
record = Record.loads(sys.stdin.read(), find)
*_, (_, s) = record.replay(record.setup(find))
print(s.ply, held(s.tokens[0], 2))
"""


def test_r16_a_record_of_such_an_exchange_plays_again_in_another_process():
    """Where nobody has looked at an option yet."""
    match = Match(load("hoax", seats=3, first=0, immunities=False), seed=16)
    for seat in range(3):
        match.reply(seat, Take(CASH))
    for turn in range(12):
        seat = turn % 3
        match.reply(seat, Claim(COUSIN, takes=CASH) if seat == 0 else Claim(BUTLER, helps=0))
        for other in match.asked:
            match.reply(other, Pass())
        if seat:
            match.reply(0, Take(CASH))
        match.reply(seat, Done())
    big = Claim(CHEF, takes=EVIDENCE, gives=CASH, count=13)
    assert big in match.options(0)
    match.reply(0, big)
    for other in match.asked:
        match.reply(other, Pass())
    view = match.view()
    assert isinstance(view, HoaxView)
    assert view.tokens[0] == (0, 0, 13)
    again = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=match.record.dumps(match.game.actions),
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.returncode == 0, again.stderr
    assert again.stdout.split() == [str(match.ply), "13"]

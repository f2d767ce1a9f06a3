"""§10 At the table."""

from hoodwink import load
from hoodwink.core.action import tag
from hoodwink.core.seats import SPECTATOR
from hoodwink.games.hoax.actions import Accuse, Claim, Done, Investigate
from hoodwink.games.hoax.sheet import CASH, CHEF, COUSIN, LOVER

FOUR = "butler chef lover cousin"


def test_10_1_no_verb_shows_a_card_or_names_one_that_was_seen():
    verbs = {tag(type(action)) for action in load("hoax").actions}
    assert verbs == {
        "pass", "done", "call-hoax", "vote", "take", "give", "immune", "investigate", "accuse", "claim",
    }  # fmt: skip


def test_10_2_who_is_eliminated_no_longer_talks(table):
    t = table("hoax", seats=4, identities=FOUR)
    assert t.view().may_speak == (0, 1, 2, 3)
    t(0, Accuse(1, CHEF))
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert t.view(seat).may_speak == (0, 2, 3)
    t(0, Claim(COUSIN, takes=CASH)).passes()
    t(2, Accuse(0, CHEF))
    assert t.view(2).may_speak == (0, 3)


def test_10_2_when_the_game_is_over_everybody_talks(table):
    t = table("hoax", seats=4, identities=FOUR, out=(1, 2))
    t(0, Accuse(3, COUSIN))
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert t.view(seat).may_speak == (0, 1, 2, 3)


def test_10_3_the_memory_aid_is_off_unless_the_table_sets_it(table):
    assert load("hoax").options["memory_aid"] is False
    assert table("hoax", seats=3).view(0).memory_aid is False
    assert table("hoax", seats=3, memory_aid=True).view(0).memory_aid is True


def test_10_3_what_lies_on_the_table_is_in_every_view(table):
    """Resources, imposter tokens, the hoax card, exhausted cards, who is out."""
    t = table(
        "hoax",
        seats=4,
        tokens="c1 p2 e3 -",
        imposters="- lover,chef - -",
        hoax_card=2,
        exhausted=(1, 3),
        out=(3,),
    )
    for seat in (0, 1, 2, 3, SPECTATOR):
        view = t.view(seat)
        assert view.tokens == ((1, 0, 0), (0, 2, 0), (0, 0, 3), (0, 0, 0))
        assert view.imposters == ((), (LOVER, CHEF), (), ())
        assert (view.hoax_card, view.exhausted, view.remaining) == (2, (1, 3), (0, 1, 2))
        assert (view.turn, view.first) == (0, 0)


def test_10_3_the_memory_aid_changes_nothing_but_what_the_screen_shows(table):
    """The rules, the questions and what a seat may know are the same with it."""
    ts = [table("hoax", seats=3, identities=FOUR, tokens="c1p1e1 - -", memory_aid=aid) for aid in (False, True)]
    for t in ts:
        t(0, Investigate(1)).clue("chef lover cousin gardener")
        t(0, Claim(COUSIN, takes=CASH)).passes()
        t(0, Done())
    without, with_aid = ts
    assert without.view(0).log == with_aid.view(0).log
    assert without.state.nouns() == with_aid.state.nouns()

"""§13 Laws between the games of a series."""

import pytest

from hoodwink.core.errors import BadSetup, Illegal
from hoodwink.core.match import Match, Series
from hoodwink.core.seats import SPECTATOR
from hoodwink.games import load
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex.actions import (
    Cast,
    Caught,
    Enact,
    Keyword,
    Law,
    Name,
    Pass,
    Raise,
    Remove,
    Repeal,
    Restore,
    Vote,
)
from hoodwink.games.hexhex.view import HexView
from hoodwink.testing import table


def won(**options):
    """A game whose winner, seat 1, is asked for a law."""
    t = table("hexhex", seats=3, rounds=1, series=2, hands="- - -", at=None, **options)
    t(0, Cast(2))
    t.put(voice="5 7 3")
    t.state.stack[-1] = type(t.state.stack[-1])(2)
    t.put()
    t(2, Name(0))
    t.deal()
    t.put(hands="- - -")
    t(2, Cast(0))
    assert t.frame == "LayDownTheLaw"
    return t


def after(t, action):
    t(1, action)
    assert t.over
    return t.game.again(t.state)


def test_13_1_the_winner_enacts_a_law_for_the_games_that_follow():
    game = after(won(), Enact(Law.REVENGE))
    assert game.options["laws"] == "revenge"
    assert after(won(laws="silence"), Enact(Law.MIRRORED)).options["laws"] == "mirrored,silence"
    assert after(won(laws="mirrored,silence"), Repeal(Law.MIRRORED)).options["laws"] == "silence"
    assert after(won(), Pass()).options["laws"] == ""


def test_13_1_no_law_without_a_series_and_none_in_vexed():
    game = load("hexhex", 3, rounds=1)
    assert game.goal() == 0
    with pytest.raises(BadSetup, match="in Vexed the curses take the place of laws"):
        load("hexhex", 3, vexed=True, laws="mirrored")


def test_13_1_a_whole_series():
    series = Series(load("hexhex", 3, rounds=1, series=2, ready=False), seed=4)
    for match in series.matches():
        while not match.over:
            seat = match.asked[0]
            match.reply(seat, match.options(seat)[-1])
    assert series.played >= 2
    assert max(series.scores) == 2


def test_13_2_mirrored_left_is_right_in_the_texts_of_cards():
    t = table("hexhex", seats=4, laws="mirrored", hands="left left,mad_left left left")
    t.beat({1: "left"})
    assert t.lies == [0]
    t = table("hexhex", seats=4, laws="mirrored", hands="left mad_left left left")
    t.beat({1: "mad_left"})
    assert (t.lies, t.hexes[0]["compelled"]) == ([0], -1)


def test_13_3_silence_for_0_voice_or_less():
    t = table("hexhex", seats=3, laws="silence", hands="left left left", voice="1 0 -2")
    assert t.game.may_speak(t.state) == (0,)
    t = table("hexhex", seats=3, hands="left left left", voice="1 0 -2")
    assert t.game.may_speak(t.state) == (0, 1, 2)


def test_13_4_revenge_as_much_as_he_really_lost():
    t = table("hexhex", seats=4, laws="revenge", hands="left boost - left")
    t.beat({1: "boost>2"})
    t.beat()
    assert t.options(2) == (Pass(), Name(0), Name(1), Name(3))
    t(2, Name(1))
    assert t.voice == (5, 5 + 1 - 2, 3, 5)


def test_13_4_not_if_nothing_was_lost_but_after_hexhex_too():
    t = table("hexhex", seats=3, laws="revenge", hands="left - left", effects="1:ward")
    t.beat()
    assert t.frame != "Revenge"
    t = table("hexhex", seats=3, laws="revenge", hands="hexhex left left")
    t.ready({1: "left"}, out={0: "hexhex"})
    t(1, "raise")
    t(2, "raise")
    t(2, Name(0))
    assert t.voice == (2, 5, 2)


def test_13_5_payment_cancels_for_two_voice_and_nothing_counters_it():
    t = table("hexhex", seats=4, laws="payment", hands="null left,right - left")
    t.ready({1: "left"})
    assert 2 in t.asked  # it takes no cards
    t.pay(2)
    assert t.voice == (5, 5, 3, 5)
    t.go()
    assert (t.frame, t.asked) == ("Readying", (1,))


def test_13_5_in_a_tie_break_it_costs_four():
    t = table("hexhex", seats=4, laws="payment", hands="null left,right - left", tie=True)
    t.ready({1: "left"})
    t.pay(2)
    assert t.voice[2] == 1


def test_13_5_not_by_somebody_bound_and_not_against_one_s_own_card():
    t = table("hexhex", seats=4, laws="payment", hands="left mad_left left,right left")
    t.beat({1: "mad_left"})
    t.ready({2: "left"})
    assert 2 not in t.asked
    assert t.asked == (0, 1, 3)


def test_r18_ward_does_not_stop_what_is_paid():
    t = table("hexhex", seats=4, laws="payment", hands="null left,right - left", effects="2:ward")
    t.ready({1: "left"})
    t.pay(2)
    assert t.voice[2] == 3


def test_13_6_raised_costs_whoever_raises_his_hands_and_the_last_too():
    t = table("hexhex", seats=3, laws="raised", hands="hexhex left left")
    t.ready({1: "left"}, out={0: "hexhex"})
    t(1, "raise")
    t(2, "raise")
    assert t.voice == (2, 2, 2)


def test_13_6_who_keeps_still_loses_nothing():
    t = table("hexhex", seats=4, laws="raised", hands="hexhex left left left")
    t.ready({1: "left"}, out={0: "hexhex"})
    assert t.options(1) == (Pass(), Raise())
    t(3, Pass())
    t(1, "raise")
    t(2, Pass())
    assert t.voice == (2, 2, 5, 5)
    assert [e["order"] for e in t.events if e["event"] == "hands up"] == [(0, 1)]


def test_13_6_a_clock_that_runs_out_keeps_still():
    t = table("hexhex", seats=3, laws="raised", hands="hexhex left left")
    t.ready({1: "left"}, out={0: "hexhex"})
    assert t.game.actions[t.state.stack[-1].default(t.state, 1)] == Pass()
    t = table("hexhex", seats=3, hands="hexhex left left")
    t.ready({1: "left"}, out={0: "hexhex"})
    assert t.options(1) == (Raise(),)  # without the law nobody can


def test_13_7_a_keyword_draws_all_hexes_between_two_beats():
    t = table("hexhex", seats=4, laws="keyword_you", hands="left left,left left left")
    word = t.game.heard(t.state, 3, "You fool")
    assert word == t.game.actions.id(Keyword())
    t(1, f"lay {t.kind('left')}")
    t.interject(3, Keyword())
    for seat in t.asked:
        t(seat, Pass())
    t.passes()
    t.go()
    assert t.lies == [3]
    assert t.hexes[0]["targeter"] == 1


def test_13_7_a_message_that_only_names_a_card_is_not_heard():
    t = table("hexhex", seats=4, laws="keyword_hex", hands="left left left left")
    assert t.game.heard(t.state, 3, "Hex Sign!") is None
    assert t.game.heard(t.state, 3, "Hex Sign, my friend") is not None


def test_13_7_only_where_the_law_says_so():
    t = table("hexhex", seats=4, laws="keyword_i", hands="left left left left")
    assert t.game.heard(t.state, 3, "You fool") is None
    assert t.game.heard(t.state, 3, "ich nicht") is not None
    with pytest.raises(Illegal):
        table("hexhex", seats=4, hands="left left left left").interject(3, Keyword())


def test_13_8_a_kind_of_card_is_removed_and_restored():
    duck = table("hexhex", seats=3).kind("duck")
    game = after(won(), Remove(duck))
    assert game.options["removed"] == "duck"
    assert game.start().deck[duck] == 0
    assert [game.view(game.start(), seat).removed for seat in (0, SPECTATOR)] == [(duck,), (duck,)]
    assert after(won(removed="duck"), Restore(duck)).options["removed"] == ""


def test_13_8_not_if_the_rest_can_not_be_dealt():
    keys = [card.key for card in HexHex(3).deck.cards if card.flags & 2]
    with pytest.raises(BadSetup, match="no card passes a Hex"):
        load("hexhex", 3, removed=",".join(keys))


def broken(law, **options):
    """Seat 3 has been called by 2 for breaking this law of the table's own, and found guilty."""
    t = table("hexhex", seats=4, laws=law, hands="left,left left,left left left,null,boost", **options)
    t.interject(2, Caught(3, Law[law.upper()]))
    t.beat({1: "left"})
    assert (t.frame, t.asked) == ("Verdict", (0, 1, 2))
    return t.ballot(Vote(guilty=True), Vote(guilty=True), Vote(guilty=False))


@pytest.mark.parametrize(("law", "lost"), [("own_voice_1", 1), ("own_voice_2", 2), ("own_voice_3", 3)])
def test_13_9_a_law_of_the_table_s_own_is_called_judged_by_a_vote_and_costs_its_penalty(law, lost):
    assert broken(law).voice == (5, 5, 5, 5 - lost)


@pytest.mark.parametrize(("law", "cards"), [("own_card_1", 1), ("own_card_2", 2)])
def test_13_9_or_cards_at_random_face_down(law, cards):
    t = broken(law)
    for _ in range(cards):
        assert t.frame == "DiscardOne"
        t.chance(0)
    assert t.voice == (5, 5, 5, 5)
    assert (t.view().sizes[3], t.view().down[3]) == (3 - cards, (None,) * cards)


def test_13_9_only_a_law_that_is_in_force_can_be_broken():
    t = table("hexhex", seats=4, laws="own_voice_2", hands="left left left left")
    with pytest.raises(Illegal, match="no such law"):
        t.interject(2, Caught(3, Law.OWN_VOICE_1))


def test_13_9_its_words_are_an_option_of_the_next_game_and_of_every_later_one():
    t = won()
    t(1, Enact(Law.OWN_VOICE_2))
    assert t.game.takes_words(Enact(Law.OWN_VOICE_2)) == 140
    assert t.game.takes_words(Enact(Law.MIRRORED)) == 0
    game = t.game.again(t.state, "  Nobody <b>points</b>\n at anybody. ")
    assert game.options["words"] == "own_voice_2: Nobody <b>points</b> at anybody.\n"
    later = won(laws="own_voice_2", words=game.options["words"])
    assert after(later, Enact(Law.SILENCE)).options["words"] == game.options["words"]
    later = won(laws="own_voice_2", words=game.options["words"])
    gone = after(later, Repeal(Law.OWN_VOICE_2))
    assert (gone.options["laws"], gone.options["words"]) == ("", "")


def test_13_9_without_words_it_is_played_without():
    assert after(won(), Enact(Law.OWN_CARD_1)).options["laws"] == "own_card_1"
    assert after(won(), Enact(Law.OWN_CARD_1)).options["words"] == ""


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("own_voice_2: " + "x" * 141, "140 characters at most"),
        ("own_voice_2: bell \a", "letters and signs only"),
        ("own_voice_2: \u202eright to left", "letters and signs only"),
        ("own_voice_2:", "has lines like"),
        ("silence: hush", "has lines like"),
        ("own_voice_1: not in force", "not in force"),
        ("own_voice_2: once\nown_voice_2: twice", "has words already"),
    ],
)
def test_13_9_words_that_are_none_are_refused(words, why):
    with pytest.raises(BadSetup, match=why):
        load("hexhex", 4, laws="own_voice_2", words=words)


def test_13_9_the_terminal_reads_them_to_everybody():
    t = table("hexhex", seats=3, laws="own_voice_2,mirrored", words="own_voice_2: No pointing.", hands="- - -", at=None)
    words = t.game.words(("Ann", "Ben", "Cem"), 0, t.game.kinds)
    first = next(event for event in t.view(0).log if event[0] == 0)
    assert "“No pointing.” (2 Voice)" in words.event(t.view(0), first)
    assert words.action(t.view(0), Repeal(Law.OWN_VOICE_2)) == "Repeal: “No pointing.” (2 Voice)"


def test_13_10_the_next_first_dealer_sits_left_of_the_last_one():
    t = won()
    assert t.view().first_dealer == 2
    game = after(t, Pass())
    assert game.options["dealer"] == 1  # seat 0
    view = Match(game).view()
    assert isinstance(view, HexView)
    assert view.first_dealer == 0

"""Masks keeps its rules and passes the conformance suite, which shows that the suite is not about one game."""

from pathlib import Path

import pytest
from masks import Masks
from masks.rules import Bow, Grab, Mask, Name, Peek, Put, Step, Vote

from hoodwink import Illegal, Pass
from hoodwink.testing import Won
from hoodwink.testing.conformance import Conformance
from hoodwink.testing.play import configurations, covering

FOX, CAT, HEN, OWL = Mask.FOX, Mask.CAT, Mask.HEN, Mask.OWL
RAIN, SUN = 0, 1


class TestMasks(Conformance):
    kinds = (Masks,)
    golden = Path(__file__).parent / "golden"
    tests = Path(__file__).parent


def test_dear_checks_spare_what_others_stand_for_and_every_sample_some_of_it():
    class Spared(TestMasks):
        spared = (pytest.mark.slow,)
        one_in = 2

    dear, every, stand = Spared.dear[0], configurations(Masks), covering(Masks)
    samples = [type("Sampled", (Spared,), {"sample": f"{n}"})() for n in range(20)]
    waiting = [sample.spared_in(dear) for sample in samples]
    assert set().union(*waiting) == {repr(game) for game in every} - {repr(game) for game in stand}
    assert set.intersection(*waiting) == set()
    assert waiting == [sample.spared_in(dear) for sample in samples]
    assert all(hasattr(Conformance, check) for check in Spared.dear)
    assert not Spared().spared_in("test_random_games_end")
    assert not TestMasks().spared_in(dear)


@pytest.fixture
def t(table):
    return table(Masks, seats=3, rounds=1, chance=(FOX, HEN, CAT))


def test_1_1_everyone_sees_his_own_mask_only(t):
    assert [t.view(seat).mask for seat in range(3)] == [FOX, HEN, CAT]
    assert t.view().mask is None


def test_1_2_seat_0_speaks_first_then_the_next(table):
    t = table(Masks, seats=3, rounds=2, peeks=False, chance=(FOX, HEN, CAT))
    assert t.asked == (0,)
    t(0, Name(OWL)).passes().ballot(Put(False), Put(False), Put(False))
    t.ballot(Grab(True), Grab(True), Grab(True)).chance(RAIN)
    assert t.asked == (1,)


def test_2_1_the_speaker_may_name_any_mask(t):
    assert t.options(0) == tuple(Name(mask) for mask in Mask)


def test_2_2_the_first_to_step_forward_closes_the_window(t):
    t(0, Name(HEN))
    assert t.asked == (1, 2)
    t(2, Step())
    assert t.frame == "Belief"
    with pytest.raises(Illegal, match=r"seat 2 may not step: it is not asked now \(§2.3\)"):
        t(2, Step())


def test_2_3_votes_are_sealed(t):
    t(0, Name(HEN))(2, Step())(0, Vote(False))
    assert t.news == []
    assert t.view(1).replied is None
    assert t.view(0).replied == t.game.actions.id(Vote(False))
    assert t.view(1).waiting == (1,)


@pytest.mark.parametrize(
    ("stepper", "votes", "score"), [(1, (0, 0), [0, 2, 0]), (2, (0, 0), [1, 0, 0]), (2, (1, 0), [0, 0, 1])]
)
def test_2_4_a_majority_of_doubters_makes_him_answer(t, stepper, votes, score):
    t(0, Name(HEN))(stepper, Step()).ballot(*(Vote(bool(v)) for v in votes))
    assert t.state.score == score


def test_2_5_only_the_speaker_sees_the_mask(t):
    t(0, Name(OWL)).passes()(0, Peek(2))
    assert t.news == [{"event": "peeked", "seat": 0, "at": 2, "mask": CAT}]
    assert [t.view(seat).log[-1][3] for seat in (-2, 0, 1, 2)] == [None, CAT, None, None]


def test_2_6_all_are_asked_also_those_who_have_no_coin(t):
    t(0, Name(OWL)).passes()(0, Peek(2))
    assert t.asked == (1, 2, 0)
    assert t.options(1) == (Put(False),)
    t(1, Put(False))
    assert t.view(0).waiting == (0, 1, 2)  # quiet: nobody sees who has answered


def test_2_7_the_first_on_each_side_scores(t):
    t(0, Name(OWL)).passes()(0, Peek(2)).ballot(Put(False), Put(False), Put(False))
    t(2, Grab(True))(0, Grab(True))(1, Grab(False))
    assert t.news == [{"event": "grabbed", "order": ((2, 0), (0, 0), (1, 1))}]
    assert t.state.score == [0, 1, 1]


def test_2_8_with_sun_the_speaker_scores(t):
    t(0, Name(OWL)).passes()(0, Peek(2)).ballot(Put(False), Put(False), Put(False))
    t.ballot(Grab(True), Grab(True), Grab(True)).chance(SUN)
    assert t.points == (1, 1, 0)


def test_3_1_purses_count_and_all_with_the_most_win(t):
    t(0, Name(OWL)).passes()(0, Peek(2)).ballot(Put(False), Put(True), Put(False))
    t.ballot(Grab(True), Grab(False), Grab(True)).chance(RAIN)
    assert t.over
    assert t.view().masks == (FOX, HEN, CAT)
    assert t.outcome == Won(2, points=2)


def test_4_1_who_bows_out_is_not_asked_and_cannot_win(t):
    t(0, Name(OWL)).interject(2, Bow())
    assert t.asked == (1,)
    assert t.view().bowed == (2,)
    with pytest.raises(Illegal, match="only two are left"):
        t.interject(1, Bow())


def test_r1_the_round_goes_on_without_its_speaker(t):
    t.interject(0, Bow())
    assert t.frame == "Purse"
    with pytest.raises(Illegal):
        t(0, Pass())

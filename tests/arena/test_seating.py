"""Who sits where: every bot on every seat as often as the next, and what can't meet is refused."""

from collections import Counter

import pytest

from hoodwink import BadSetup
from hoodwink.arena.seating import LONE, MIXED, PAIRS, SIDES, Pairing, pairings


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("names", ["ab", "abc", "abcdefg"])
def test_every_bot_is_on_every_seat_as_often(names, seats):
    """Over as many deals as there are names; where all turns of a deal are different games."""
    pairing = Pairing(MIXED, tuple(names))
    places: Counter[tuple[str, int]] = Counter()
    for deal in range(len(names)):
        sittings = [*pairing.sittings(deal, "s", seats)]
        assert len({*sittings}) == len(sittings)
        assert seats % len(sittings) == 0
        for bots in sittings:
            for seat, bot in enumerate(bots):
                places[bot, seat] += seats // len(sittings)
    assert {*places.values()} == {seats}
    assert len(places) == len(names) * seats


def test_half_and_half():
    for deal in range(10):
        (bots, *_) = Pairing(PAIRS, ("a", "b")).sittings(deal, "s", 6)
        assert Counter(bots) == {"a": 3, "b": 3}
        (odd, *_) = Pairing(PAIRS, ("a", "b")).sittings(deal, "s", 5)
        assert sorted(Counter(odd).values()) == [2, 3]


def test_neighbours_change_from_deal_to_deal():
    rows = {Pairing(PAIRS, ("a", "b")).lineup(deal, "s", 6) for deal in range(30)}
    assert len(rows) > 8


def test_one_among_others_takes_each_seat():
    sittings = [*Pairing(LONE, ("a", "b")).sittings(3, "s", 4)]
    assert sorted([*bots].index("a") for bots in sittings) == [0, 1, 2, 3]
    assert all(Counter(bots) == {"a": 1, "b": 3} for bots in sittings)


def test_equal_bots_are_not_moved_for_nothing():
    assert len([*Pairing(MIXED, ("a",)).sittings(0, "s", 5)]) == 1


def test_who_meets_whom():
    assert [p.title for p in pairings(PAIRS, "abc", ())] == ["a v b", "a v c", "b v c"]
    assert [p.title for p in pairings(LONE, "ab", ())] == ["a among b", "b among a"]
    assert [p.title for p in pairings(MIXED, "abc", ())] == ["a v b v c"]
    sides = pairings(SIDES, "ab", ("good", "bad"))
    assert [p.title for p in sides] == ["good a v bad a", "good a v bad b", "good b v bad a", "good b v bad b"]
    assert [*sides[1].sittings(0, "s", 5)] == [{"good": "a", "bad": "b"}]


@pytest.mark.parametrize(
    ("kind", "names", "says"),
    [
        ("round", "ab", "there are no tables 'round'; there are pairs, lone, mixed, sides"),
        (PAIRS, "a", "name two bots or more that meet, not 1"),
        (PAIRS, "", "not 0"),
        (PAIRS, "aba", "a is named twice"),
        (SIDES, "ab", "everyone is alone in this game"),
    ],
)
def test_what_cannot_meet_is_refused(kind, names, says):
    with pytest.raises(BadSetup, match=says):
        pairings(kind, tuple(names), ())

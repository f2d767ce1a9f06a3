"""Sets of seats are bit masks; clockwise is upwards."""

import pytest

from hoodwink.core.seats import MOST_SEATS, bit, clockwise, count, lowest, members, next_in

MASKS = [*range(1 << 6), (1 << MOST_SEATS) - 1, 1 << MOST_SEATS - 1]


@pytest.mark.parametrize("mask", MASKS)
def test_members_of_a_set(mask):
    seats = tuple(seat for seat in range(MOST_SEATS) if mask & 1 << seat)
    assert members(mask) == seats
    assert count(mask) == len(seats)
    assert sum(bit(seat) for seat in seats) == mask
    if mask:
        assert lowest(mask) == seats[0]


@pytest.mark.parametrize("mask", MASKS[1:])
def test_clockwise_starts_at_the_left_and_ends_with_the_seat_itself(mask):
    for seat in range(MOST_SEATS):
        around = [(seat + 1 + n) % MOST_SEATS for n in range(MOST_SEATS)]
        order = tuple(other for other in around if mask & 1 << other)
        assert clockwise(mask, seat) == order
        assert next_in(mask, seat) == order[0]


def test_nobody_is_in_the_empty_set():
    assert members(0) == clockwise(0, 3) == ()
    assert count(0) == 0

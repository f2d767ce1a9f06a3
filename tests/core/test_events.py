"""Events: one note of what happened, and what each seat may read of it."""

from typing import Any

from hoodwink import SPECTATOR
from hoodwink.core.event import Event, Kind, chain, everything, history
from hoodwink.core.view import View

TALK = Kind("talked", "seat")
SHOW = Kind("showed", "seat to", secret="card", to="seat to")
TURN = Kind("turned", "card", reveals=True)
KINDS = (TALK, SHOW, TURN)
PAST = [(0, 2), (1, 0, 2, 7), (2, 5)]


def test_a_secret_is_read_by_those_whom_the_kind_names():
    assert [SHOW.seen(PAST[1], seat) for seat in range(3)] == [(1, 0, 2, 7), (1, 0, 2, None), (1, 0, 2, 7)]
    assert SHOW.seen(PAST[1], SPECTATOR) == (1, 0, 2, None)
    assert TALK.seen(PAST[0], SPECTATOR) == PAST[0]


def test_names_of_fields():
    assert SHOW.named(PAST[1]) == {"event": "showed", "seat": 0, "to": 2, "card": 7}
    assert SHOW.fields == ("seat", "to", "card")
    assert (TALK.reveals, TURN.reveals) == (False, True)


def test_the_chain_of_events_and_back():
    assert everything(chain(PAST)) == PAST
    assert everything(()) == []
    assert chain([]) == ()


def test_history_is_what_one_seat_may_read_oldest_first():
    assert history(chain(PAST), KINDS, 1, {}) == ((0, 2), (1, 0, 2, None), (2, 5))
    assert history(chain(PAST), KINDS, 2, {}) == tuple(PAST)


def test_history_remembers_how_far_it_has_read_and_is_not_fooled_by_another_past():
    past, read = chain(PAST[:2]), dict[int, tuple[Any, tuple[Event, ...]]]()
    assert history(past, KINDS, 2, read) == tuple(PAST[:2])
    assert history((past, PAST[2]), KINDS, 2, read) == tuple(PAST)
    assert history((past, (0, 9)), KINDS, 2, read) == (*PAST[:2], (0, 9))
    assert history(chain(PAST[1:]), KINDS, 2, read) == tuple(PAST[1:])
    assert history((), KINDS, 2, read) == ()


def test_a_view_goes_to_json_field_by_field():
    view = View(0, 2, 3, "Deal", "1.1", False, None, (1,), ((0, 2),))
    assert view.to_json() == {
        "seat": 0,
        "seats": 2,
        "ply": 3,
        "frame": "Deal",
        "section": "1.1",
        "asked": False,
        "replied": None,
        "waiting": [1],
        "log": [[0, 2]],
    }

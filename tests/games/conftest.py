"""What the tests of the games share."""

import pytest

from hoodwink.core.errors import Illegal
from hoodwink.core.event import everything


@pytest.fixture
def refused():
    """The Illegal that a reply meets; it names the seat and the action and leaves the table as it was."""

    def refuse(t, seat, action):
        before = t.state.digest()
        with pytest.raises(Illegal) as caught:
            t(seat, action)
        assert t.state.digest() == before
        assert (caught.value.seat, caught.value.action) == (seat, action)
        return caught.value

    return refuse


@pytest.fixture
def read():
    """The log as a seat's view (none: the spectator's) has it, by name; only the events of one kind, if it is named."""

    def reading(t, kind=None, *seat):
        kinds = t.game.kinds
        log = [kinds[event[0]].named(event) for event in t.view(*seat).log]
        assert len(log) == len(everything(t.state.past))
        return [event for event in log if kind in (None, event["event"])]

    return reading

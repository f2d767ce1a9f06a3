"""Whatever can be dealt together can be played and keeps its secrets: combinations drawn by hypothesis."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from hoodwink import BadSetup, load
from hoodwink.games import find
from hoodwink.testing import leaks, mechanics

DECLARED = find("resistance").declared
OPTIONS = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.choices) if option.choices else st.booleans() for option in DECLARED}
)


@pytest.mark.no_cover  # slow under a tracer
@settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seats=st.integers(5, 10), options=OPTIONS)
def test_r1_every_combination_that_can_be_dealt_is_a_game(seats, options):
    try:
        game = load("resistance", seats=seats, **options)
    except BadSetup:
        assume(False)
    mechanics.ends(game, 0)
    mechanics.refusals(game, 0)
    leaks.worlds(game, 0)
    leaks.spectator(game, 0)

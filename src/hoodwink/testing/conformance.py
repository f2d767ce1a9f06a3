"""The conformance suite: what every game of the house has to show. One class; a game gets it for free.

    class TestMyGame(Conformance):
        kinds = (MyGame,)
        golden = Path(__file__).parent / "golden"
        tests = Path(__file__).parent / "rules"  # where the tests are that cite RULES.md

Every check runs on `configurations` of each game: every number of seats, every option. Most play random games with
fixed seeds; the numbers below say how many, and how much has to have been compared for a check to count. Needs pytest.

A few checks take most of the time. Whoever has many games can leave some of it to another run:

    class TestMyGames(Conformance):
        spared = (pytest.mark.slow,)

puts that mark on the dear checks of all set-ups but the `covering` ones and some of the others, drawn by `sample`:
`pytest -m "not slow"` and `pytest -m slow` are the whole suite between them.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

import pytest

from hoodwink.core.dice import Dice
from hoodwink.core.frame import Ballot
from hoodwink.core.game import Game
from hoodwink.testing import citations, leaks, mechanics, records, sources, tensors
from hoodwink.testing.golden import difference, goldens
from hoodwink.testing.play import configurations, covering, readers, rich_seeds

_SEEDS: dict[tuple[str, int], list[int]] = {}  # found once for all checks


class Conformance:
    """Subclass it in a test file; pytest does the rest."""

    kinds: ClassVar[tuple[type[Game], ...]] = ()
    golden: ClassVar[Path]  # the folder of the golden files
    tests: ClassVar[
        Path
    ]  # the folder of the tests that cite RULES.md; each game's in a folder of its key, or all in one

    games: ClassVar[int] = 30  # random games that have to end
    walks: ClassVar[int] = 2  # random games in which every step is looked at; the rich ones, see `rich_seeds`
    most_readers: ClassVar[int] = 11  # whose whole games are compared; at bigger tables a third of the seats
    moved: ClassVar[float] = 0.3  # the share of positions in which redeal has to find another world

    dear: ClassVar[tuple[str, ...]] = (  # three quarters of the time
        "test_sealed_replies_in_any_order", "test_altered_records_never_show_another_game",
        "test_redealt_worlds_look_alike", "test_two_whole_games_send_the_same",
    )  # fmt: skip
    spared: ClassVar[tuple[Any, ...]] = ()  # marks for dear checks of set-ups that others stand for
    one_in: ClassVar[int] = 8  # of those set-ups that is not spared this time
    sample: ClassVar[str] = os.environ.get("HOODWINK_SAMPLE", "")  # which: the same for the same words

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "kind" in metafunc.fixturenames:
            metafunc.parametrize("kind", self.kinds, ids=[kind.key for kind in self.kinds])
        if "game" in metafunc.fixturenames:
            games = [game for kind in self.kinds for game in configurations(kind)]
            spared = self.spared_in(metafunc.function.__name__)
            rows = [pytest.param(game, marks=self.spared if repr(game) in spared else ()) for game in games]
            metafunc.parametrize("game", rows, ids=[f"{n}-{game!r}" for n, game in enumerate(games)])

    def spared_in(self, check: str) -> set[str]:
        """The set-ups on which a check can wait; every check draws its own."""
        if not self.spared or check not in self.dear:
            return set()
        dice = Dice(f"sample/{self.sample}/{check}")
        stand = {repr(game) for kind in self.kinds for game in covering(kind)}
        rest = [repr(game) for kind in self.kinds for game in configurations(kind)]
        return {name for name in rest if name not in stand and dice.below(self.one_in)}

    # mechanics -----------------------------------------------------------------------------------------------------

    def seeds(self, game: Game) -> list[int]:
        key = (repr(game), self.walks)
        if key not in _SEEDS:
            _SEEDS[key] = rich_seeds(game, self.walks)
        return _SEEDS[key]

    def some_readers(self, game: Game, seed: int) -> tuple[int, ...]:
        """The spectator and every seat; at a big table some seats, others with another seed."""
        every = readers(game)
        return every if len(every) <= self.most_readers else (every[0], *every[1 + seed % 3 :: 3])

    def test_random_games_end(self, game: Game) -> None:
        for seed in range(self.games):
            mechanics.ends(game, seed)

    def test_copy_is_independent(self, game: Game) -> None:
        for seed in self.seeds(game):
            mechanics.copies(game, seed)

    def test_every_option_applies(self, game: Game) -> None:
        for seed in self.seeds(game):
            mechanics.options(game, seed)

    def test_illegal_replies_are_refused_and_change_nothing(self, game: Game) -> None:
        for seed in self.seeds(game):
            mechanics.refusals(game, seed)

    def test_sealed_replies_in_any_order(self, game: Game) -> None:
        met = sum(mechanics.ballots(game, seed) for seed in range(self.games))
        assert met or not _has_ballots(game), "no ballot was met: raise `games`"

    def test_chance(self, game: Game) -> None:
        for seed in self.seeds(game):
            mechanics.chances(game, seed)

    def test_same_seed_same_record(self, game: Game) -> None:
        for seed in range(self.walks):
            mechanics.repeats(game, seed)

    # codec and record ----------------------------------------------------------------------------------------------

    def test_actions_go_through_id_json_and_text(self, kind: type[Game]) -> None:
        mechanics.actions(kind())

    def test_records_play_again(self, game: Game) -> None:
        for seed in range(self.walks):
            records.plays_again(game, seed)

    def test_altered_records_never_show_another_game(self, game: Game) -> None:
        assert records.never_another(game, 0) > 50

    def test_changed_rules_diverge(self, game: Game) -> None:
        for seed in range(self.walks):
            records.changed_rules(game, seed)

    # secrecy -------------------------------------------------------------------------------------------------------

    def test_redealt_worlds_look_alike(self, game: Game) -> None:
        tally = leaks.Tally()
        for seed in self.seeds(game):
            tally += leaks.worlds(game, seed)
        leaks.enough(tally, self.moved)

    def test_imagined_worlds_tell_no_more_than_the_view(self, game: Game) -> None:
        for seed in self.seeds(game)[:1]:
            leaks.imagined(game, seed)

    def test_two_whole_games_send_the_same(self, game: Game) -> None:
        tally = leaks.Tally()
        for seed in self.seeds(game):
            for reader in self.some_readers(game, seed):
                tally += leaks.streams(game, reader, seed)
        assert tally.pairs == sum(len(self.some_readers(game, seed)) for seed in self.seeds(game))
        leaks.enough(tally, self.moved)

    def test_spectator_knows_nothing_that_some_seat_does_not(self, game: Game) -> None:
        for seed in self.seeds(game):
            leaks.spectator(game, seed)

    def test_nobody_looks_but_seats_and_spectators(self, game: Game) -> None:
        for seed in self.seeds(game)[:1]:
            leaks.outsiders(game, seed)

    def test_views_are_plain_values(self, game: Game) -> None:
        for seed in self.seeds(game):
            leaks.plain(game, seed)

    def test_observations_fit_their_layout(self, game: Game) -> None:
        if tensors.is_written(game):
            assert all(tensors.fits(game, seed) for seed in self.seeds(game))

    # rulebook and golden files -------------------------------------------------------------------------------------

    def test_citations(self, kind: type[Game]) -> None:
        files = sorted((self.tests / kind.key).rglob("test_*.py")) or sorted(self.tests.rglob("test_*.py"))
        faults = citations.faults(kind, files)
        assert not faults, "\n".join([f"{kind.title}: {len(faults)} faults in citations", *faults])

    def test_sources(self, kind: type[Game]) -> None:
        faults = sources.faults(kind)
        assert not faults, "\n".join([f"{kind.title}: {len(faults)} faults in where its rules come from", *faults])

    def test_golden(self, kind: type[Game]) -> None:
        found = "".join(difference(self.golden / file, game) for file, game in goldens(kind).items())
        assert not found, f"a golden playthrough differs\n{found}"


def _has_ballots(game: Game) -> bool:
    return any(issubclass(frame, Ballot) for frame in citations.frames(type(game)))

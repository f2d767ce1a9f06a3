"""Layouts, sheets and writers; and a planted leak in an observation is caught."""

from itertools import chain
from typing import Any

import pytest

from hoodwink.core.game import Game
from hoodwink.core.seats import SPECTATOR
from hoodwink.core.tensor import Field, Layout, Sheet, Writer
from hoodwink.games import GAMES, load
from hoodwink.games.resistance import Resistance
from hoodwink.testing import leaks, tensors
from hoodwink.testing.play import configurations, walk
from hoodwink.testing.tensors import by_field, numbers


def test_offsets_follow_each_other_public_fields_first():
    layout = Layout((Field("a", (2, 3), 1, ""), Field("b", (), 9, "")), (Field("c", (4,), 255, "mine"),), 5, 7)
    assert {name: at for name, (at, _) in layout.places.items()} == {"a": 0, "b": 6, "c": 7}
    assert (layout.public_size, layout.size, layout.row, layout.history) == (7, 11, 5, 7)
    assert (layout.offset("b"), layout.offset("d")) == (6, -1)
    assert layout.rows()[0] == (0, "a", "2 × 3", 1, True, "")
    assert layout.rows()[2] == (7, "c", "4", 255, False, "mine")


@pytest.mark.parametrize("fields", [("a", "a"), ("a", "b")])
def test_a_name_is_used_once_and_a_number_is_a_byte(fields):
    high = 1 if fields[0] == fields[1] else 256
    with pytest.raises(AssertionError, match=r"two fields are called a|b is no byte"):
        Layout((Field(fields[0], (1,), 1, ""),), (Field(fields[1], (1,), high, ""),), 1, 1)


def test_a_sheet_is_written_in_place():
    sheet = Sheet(10)
    cells = sheet.cells
    sheet.put(3, 200)
    sheet.put_set(5, 0b1011)
    sheet.add(3)
    assert list(cells) == [0, 0, 0, 201, 0, 1, 1, 0, 1, 0]
    sheet.strike(5, 0b1001)
    assert list(cells) == [0, 0, 0, 201, 0, 0, 1, 0, 0, 0]
    sheet.lay(5, bytearray([7, 8]))
    assert list(cells) == [0, 0, 0, 201, 0, 7, 8, 0, 0, 0]
    assert sheet.cells is cells  # what numpy made of them stays a view of them


def test_counts_end_at_255():
    sheet = Sheet(1)
    for _ in range(300):
        sheet.add(0)
    assert list(sheet.cells) == [255]


def test_a_writer_is_made_once_for_a_game_and_its_layout_depends_on_the_set_up_alone():
    game = load("resistance", seats=5)
    assert game.writer() is game.writer()
    assert game.layout() is game.writer().layout
    assert load("resistance", seats=5).layout().rows() == game.layout().rows()
    assert load("resistance", seats=6).layout().size > game.layout().size


@pytest.mark.parametrize("key", list(GAMES))
def test_layouts_name_every_number_once(key):
    for game in configurations(GAMES[key]):
        layout = game.layout()
        told = [at + n for at, field in layout.places.values() for n in range(field.size)]
        assert told == list(range(layout.size))
        assert all(field.help for _, field in layout.places.values())
        assert layout.places["me"][0] == layout.public_size
        assert layout.offset("waiting") < layout.public_size


@pytest.mark.parametrize("key", list(GAMES))
def test_rows_of_a_batch_are_written_side_by_side(key):
    """A base moves an observation as a whole, over what was there, and leaves its neighbours alone."""
    game = load(key)
    size = game.layout().size
    batch = Sheet(3 * size)
    for s, _ in walk(game, 3):
        for row, reader in enumerate((SPECTATOR, 0, 1)):
            game.write(s, reader, batch, row * size)
        for row, reader in enumerate((SPECTATOR, 0, 1)):
            alone = Sheet(size)
            game.write(s, reader, alone)
            assert batch.cells[row * size : (row + 1) * size] == alone.cells


@pytest.mark.parametrize("key", list(GAMES))
def test_while_a_question_collects_replies_only_who_is_asked_changes_for_all(key):
    """In every set-up: what was written for one seat is passed on to every other, asked or not."""
    passed = 0
    for game in configurations(GAMES[key]):
        row, written = Sheet(game.layout().size), -1
        for s, _ in walk(game, 4):
            if s.ply != written:
                game.write(s, 0, row)
                written = s.ply
                continue
            for seat in range(game.seats):
                game.writer().pass_on(s, seat, row, 0)
                assert by_field(game, bytes(row.cells)) == by_field(game, numbers(game, s, seat))
            passed += 1
    assert passed > 30


class Talkative(Writer):
    """Tells one thing more than another writer does."""

    def __init__(self, other: Writer) -> None:
        super().__init__(other.layout)
        self.other = other

    def write(self, s: Any, seat: int, sheet: Sheet, base: int) -> None:
        self.other.write(s, seat, sheet, base)
        self.tell(s, seat, sheet, base)

    def tell(self, s: Any, seat: int, sheet: Sheet, base: int) -> None:
        """The leak."""


class TellsARole(Talkative):
    def tell(self, s: Any, seat: int, sheet: Sheet, base: int) -> None:
        if seat >= 0 and s.roles[0] == 1:
            sheet.put(base + self.layout.offset("knows"), 1)


class TellsTheSpectator(Talkative):
    def tell(self, s: Any, seat: int, sheet: Sheet, base: int) -> None:
        sheet.put(base + self.layout.offset("me"), 1)


class TellsTooMuch(Talkative):
    def tell(self, s: Any, seat: int, sheet: Sheet, base: int) -> None:
        sheet.put(base + self.layout.offset("leader"), 2)


class TellsTheNeighbour(Talkative):
    def tell(self, s: Any, seat: int, sheet: Sheet, base: int) -> None:
        sheet.put(base + self.layout.size, 1)


def planted(writer: type[Talkative]) -> Game:
    class Planted(Resistance):
        def new_writer(self) -> Any:
            return writer(super().new_writer())

    return Planted(5)


def test_a_secret_in_an_observation_is_caught():
    with pytest.raises(leaks.Leak, match=r"can tell a redealt world from the real one\n(.*\n)*  \(number: knows\)"):
        leaks.worlds(planted(TellsARole), 1)


@pytest.mark.parametrize(
    ("writer", "said"),
    [
        (TellsTheSpectator, "the spectator is told private things"),
        (TellsTooMuch, "leader is 2, its layout says at most 1"),
        (TellsTheNeighbour, "written outside its place"),
    ],
)
def test_numbers_out_of_place_are_caught(writer, said):
    with pytest.raises(AssertionError, match=said):
        tensors.fits(planted(writer), 1)


def test_a_game_without_numbers_says_what_it_lacks():
    class Bare(Resistance):
        new_writer = Game.new_writer  # type: ignore[assignment]  # it has none

    assert not tensors.is_written(Bare(5))
    with pytest.raises(NotImplementedError, match=r"has no observations as numbers: give it new_writer\(\)"):
        Bare(5).layout()


@pytest.mark.parametrize("game", [load(key) for key in GAMES], ids=repr)
def test_a_sealed_reply_is_its_own_seats_alone(game):
    """At every question to several: two replies of the first of them make two rows for it, and one for all others."""
    at, found = game.layout().offset("replied"), 0
    for s, _ in chain.from_iterable([walk(game, seed) for seed in range(8)]):
        if s.asked <= 0 or not s.asked & (s.asked - 1):
            continue
        seat = s.polled()
        replies = [id for id in s.options(seat) if not s.stack[-1].closes(s.copy(), seat, id)][:2]
        worlds = [s.copy() for _ in replies]
        for world, id in zip(worlds, replies, strict=True):
            world.reply(seat, id)
            mine = numbers(game, world, seat)
            assert mine[at] * 256 + mine[at + 1] == id + 1
        for other in (SPECTATOR, *[one for one in range(game.seats) if one != seat]):
            assert len({numbers(game, world, other) for world in worlds}) == 1
        found += len(replies) == 2
    assert found

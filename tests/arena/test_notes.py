"""What games note about themselves: every claim once, judged by the truth; every card by who played it."""

import pickle
from collections import Counter

import pytest

from hoodwink import Dice, load
from hoodwink.arena.table import play_state, sit
from hoodwink.core.event import everything
from hoodwink.core.game import Game, Note
from hoodwink.games import GAMES


def played(key, seats, seed, level="random", **options):
    game = load(key, seats, **options)
    s = game.start()
    play_state(game, s, sit(game, (level,), seed), Dice(seed))
    return game, s, [(game.kinds[event[0]].name, event) for event in everything(s.past)]


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.key)
def test_notes_name_seats_of_the_game(kind):
    options = {"plots": True} if kind.key == "resistance" else {}
    found = []
    for seed in range(3):
        game, s, _ = played(kind.key, kind.least, seed, **options)
        found += game.notes(s)
    assert found
    assert all(isinstance(note, Note) and 0 <= note.seat < kind.least and note.table and note.row for note in found)


def test_a_note_goes_to_another_process_and_counts_as_the_same():
    note = Note("claims", "butler", 2, "doubted, true")
    again = pickle.loads(pickle.dumps(note))
    assert again == note
    assert Counter([note, again]) == {note: 2}


def test_a_game_that_notes_nothing_has_none():
    assert Game.notes(load("hoax", 3), None) == []


@pytest.mark.parametrize("level", ["random", "regular"])
def test_hoax_every_claim_is_noted_with_its_truth(level):
    for seed in range(6):
        game, s, log = played("hoax", 4, seed, level)
        kinds, roles = Counter(name for name, _ in log), game.roles(s)
        notes = game.notes(s)
        assert len(notes) == kinds["claimed"] + kinds["immune"]
        assert all((note.row == roles[note.seat]) == note.outcome.endswith("true") for note in notes)
        outcomes = Counter(note.outcome for note in notes)
        assert outcomes["doubted, a lie"] + outcomes["doubted, true"] == kinds["called"]
        assert outcomes["doubted, a lie"] >= kinds["admitted"]
        if game.ending(s) == "truthful claim":
            assert outcomes["doubted, true"] >= 1


@pytest.mark.parametrize(
    ("level", "options"),
    [("regular", {}), ("random", {}), ("random", {"two_identities": True}), ("random", {"throne_points": False})],
)
def test_erben_every_claim_is_noted_with_its_truth(level, options):
    for seed in range(3):
        game, s, log = played("erben", 4, seed, level, **options)
        kinds = Counter(name for name, _ in log)
        outcomes = Counter(note.outcome for note in game.notes(s))
        assert sum(outcomes.values()) == kinds["claimed"] + kinds["reacted"]
        in_showdown, admitted, turned = False, 0, 0
        for name, _ in log:
            in_showdown = name == "showdown" or (in_showdown and name != "round")
            admitted += name == "admitted" and not in_showdown
            turned += name == "turned" and not in_showdown
        assert outcomes["doubted, a lie"] >= admitted
        assert outcomes["doubted, true"] >= turned
        assert level == "random" or min(outcomes["let pass, a lie"], outcomes["let pass, true"]) > 0


def test_erben_a_card_that_was_drawn_anew_does_not_judge_older_claims():
    """§12.8 Whoever was wrongly doubted had told the truth, whatever he draws then."""
    seen = 0
    for seed in range(30):
        game, s, log = played("erben", 5, f"two/{seed}", two_identities=True)
        drew = sum(name == "drew" for name, _ in log)
        seen += drew
        assert Counter(note.outcome for note in game.notes(s))["doubted, true"] >= drew
    assert seen > 5


def test_resistance_plot_cards_are_noted_by_who_has_them():
    for seed in range(4):
        game, s, log = played("resistance", 7, seed, plots=True)
        notes = Counter((note.seat, note.outcome) for note in game.notes(s))
        assert notes == Counter(
            [(event[2], "given") for name, event in log if name == "gave"]
            + [(event[1], "used") for name, event in log if name == "used"]
            + [(event[1], "taken") for name, event in log if name == "took"]
        )


def test_hexhex_cards_are_counted_as_in_its_figures():
    for seed in range(2):
        game, s, _ = played("hexhex", 3, seed, hexen_stix=True)
        by_title = Counter(note.row for note in game.notes(s))
        for name, number in game.counts(s).items():
            if name.startswith("played "):
                assert by_title.pop(game.deck.cards[int(name.split()[1])].titles[0]) == number
        assert not by_title

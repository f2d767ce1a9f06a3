"""Oh, Fox! in English: grammar, menus, and that nothing is said which the view doesn't hold."""

import pytest
from talk import check_menu, games, said

from hoodwink import SPECTATOR, Dice, load
from hoodwink.core.rulebook import Rules
from hoodwink.games.ohfox import OhFox, board
from hoodwink.games.ohfox import events as e
from hoodwink.games.ohfox.actions import ACTIONS, Guess, Play
from hoodwink.games.ohfox.animals import Animal, Card, Direction, Objective, Prey
from hoodwink.games.ohfox.board import HOUSE
from hoodwink.games.ohfox.words import OhFoxWords

NAMES = ("Ann", "Ben", "Cleo", "Dora")
TO_ANN = OhFoxWords(NAMES, 0, e.KINDS)
TO_NOBODY = OhFoxWords(NAMES, SPECTATOR, e.KINDS)
TABLES = [(2, {}), (4, {"predators": 4, "prey": 6}), (3, {"masked": True}), (3, {"board": board.GLADE})]
C3, D3, C4 = (HOUSE.space(name) for name in ("C3", "D3", "C4"))
ROUTE = next(n for n in range(len(HOUSE.routes)) if HOUSE.route_name(n) == "C3.E-D3.W")
NORTH = ACTIONS.id(Play(Card.DOUBLE, Direction.NORTH))
STOP = ACTIONS.id(Play(Card.STOP))


@pytest.fixture
def view():
    """Ann's view before anything has happened."""
    game = load("ohfox", seats=4)
    return game.view(game.start(), 0)


@pytest.mark.parametrize(
    ("event", "to_ann", "to_others"),
    [
        ((e.LAID, 0b0110000111), "Laid out: fox and owl; hedgehog, rabbit and rat.", ""),
        ((e.OBJECTIVES, 0b100001), "Objectives: Fickler and Swimmer.", ""),
        ((e.OBJECTIVES, 0), "Objectives: none.", ""),
        ((e.PREDATOR, 0), "You are the predator.", "Ann is the predator."),
        ((e.PLAYED, 3, (NORTH, STOP)), "Turn 3: you ↑², Ben ■.", "Turn 3: Ann ↑², Ben ■."),
        ((e.SHOWN, (Animal.RAT, Animal.FOX)), "You are the rat and Ben is the fox.",
         "Ann is the rat and Ben is the fox."),
        ((e.GUESSED, 0, ACTIONS.id(Guess(Prey.RAT, Prey.TOAD)), True), "You have guessed rat and toad: all right.",
         "Ann has guessed rat and toad: all right."),
        ((e.STEPPED, 1, 1, ((C3, C4, 10), (D3, D3, e.STAYS), (D3, C3, e.JUMP), (D3, C3, e.TUNNEL))),
         "You go from C3 to C4, Cleo jumps from D3 to C3 and Dora tunnels from D3 to C3.",
         "Ann goes from C3 to C4, Cleo jumps from D3 to C3 and Dora tunnels from D3 to C3."),
        ((e.ATTACKED, 1, 1, 0, 1, C3, -1, 1, 1), "Ben attacks you on C3: 1 wound.", "Ben attacks Ann on C3: 1 wound."),
        ((e.ATTACKED, 1, 1, 1, 0, -1, ROUTE, 2, 1), "You attack Ben half-way on C3.E-D3.W: 2 wounds.",
         "Ann attacks Ben half-way on C3.E-D3.W: 2 wounds."),
        ((e.SPARED, 1, 1, 0, 1, C3, -1, e.IMMUNE), "Ben meets you on C3, but can't attack.",
         "Ben meets Ann on C3, but can't attack."),
        ((e.SPARED, 1, 1, 0, 1, C3, -1, e.IN_THE_AIR), "Ben meets you on C3, but in flight.", ""),
        ((e.ATE, 2, 0, D3, 3, 1), "You eat fly on D3.", "Ann eats fly on D3."),
        ((e.HEALED, 2, 0, C3, 0), "You heal a wound.", "Ann heals a wound."),
        ((e.HEART, 2, 0, e.FOR_OBJECTIVE, Objective.SWIMMER, 2), "You get a heart as a Swimmer.",
         "Ann gets a heart as a Swimmer."),
        ((e.HEART, 8, 0, e.FOR_HOME, -1, 2), "You get a heart for coming home.", "Ann gets a heart for coming home."),
        ((e.SCORED, (4, 2), (1, 0), (3, 2)), "Hearts less wounds: you 4 − 1 = 3, Ben 2 − 0 = 2.", ""),
        ((e.TIED, e.BY_TRIGGER, 0b11, 0b01), "A tie of you and Ben, decided by the latest first trigger: you.",
         "A tie of Ann and Ben, decided by the latest first trigger: Ann."),
        ((e.WON, 0b01), "You win!", "Ann wins!"),
        ((e.WON, 0b11), "You and Ben share the win. Play again!", "Ann and Ben share the win. Play again!"),
    ],
)  # fmt: skip
def test_events(view, event, to_ann, to_others):
    assert TO_ANN.event(view, event) == to_ann
    if to_others:
        assert TO_NOBODY.event(view, event) == to_others


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_question_option_and_event_has_words(seats, options):
    sections = Rules.of(OhFox).sections
    for game, s, seat, actions in games("ohfox", seats, 3, **options):
        if seat < 0:
            continue
        words, view = OhFoxWords(NAMES[:seats], seat, e.KINDS), game.view(s, seat)
        assert check_menu(words.menu(view, actions), actions, sections) <= 9


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_said_that_the_view_does_not_hold(seats, options):
    told = 0
    for n, (game, s, seat, actions) in enumerate(games("ohfox", seats, 2, **options)):
        for reader in (seat, SPECTATOR) if seat >= 0 else (SPECTATOR,):
            words = OhFoxWords(NAMES[:seats], reader, e.KINDS)
            mine = actions if reader == seat else ()
            here = said(words, game.view(s, reader), mine)
            there = said(words, game.view(game.redeal(s, reader, Dice(n)), reader), mine)
            assert here == there
            assert all(here[5][i] for i, event in enumerate(game.view(s, reader).log) if event[0] != e.STEPPED)
            told += 1
    assert told > 30


def test_who_you_are(table):
    t = table("ohfox", seats=2, animals="toad fox")
    words = OhFoxWords(NAMES[:2], 0, e.KINDS)
    assert words.me(t.view(0)) == (
        "You are the toad. You eat fly (B5, D3, B2, D2). Trigger: a jump to the pond. You are on E3, your home is E3."
    )
    fox = OhFoxWords(NAMES[:2], 1, e.KINDS)
    assert fox.me(t.view(1)).startswith("You are the fox. You hunt. Trigger: a single move the other way.")
    assert words.me(t.view()) == ""


def test_where_a_card_leads_is_a_hint(table):
    t = table("ohfox", seats=2, animals="toad fox")
    words = OhFoxWords(NAMES[:2], 0, e.KINDS)
    assert words.path(t.view(0), Play(Card.DOUBLE, Direction.WEST))[1].hint == "to D3, C3"
    assert words.path(t.view(0), Play(Card.TRIGGER, Direction.WEST))[1].hint == "to C3"
    assert words.path(t.view(0), Play(Card.STOP))[0].hint == "stay"


def test_the_table(table):
    t = table("ohfox", seats=2, animals="toad fox").turn("NN E!")
    rows = TO_NOBODY.table(t.view())
    assert [row["cards"] for row in rows] == ["↑²", "→!"]
    assert [row["role"] for row in rows] == ["prey", "predator"]
    assert (rows[0]["double"], rows[0]["move-stop"]) == ("2", "1")
    end = TO_NOBODY.table(t.film("N", "N").view())
    assert [row["role"] for row in end] == ["toad", "fox"]
    assert {row["score"] for row in end} <= set("0123456789")

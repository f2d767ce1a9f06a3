"""Die Erben von Hoax in English: grammar, menus, and that nothing is said which the view doesn't hold."""

import pytest
from talk import check_menu, games, said

from hoodwink import SPECTATOR, Dice, load
from hoodwink.core.rulebook import Rules
from hoodwink.games.erben import Erben
from hoodwink.games.erben import events as e
from hoodwink.games.erben.actions import ACTIONS, Claim, Condemn, Declare, Immune, Reprieve
from hoodwink.games.erben.identities import BARON, FARMER, GOLD, GRAIN, MAGICIAN, MONK, THIEF, WINE, Way
from hoodwink.games.erben.state import ErbenState
from hoodwink.games.erben.words import ErbenWords

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea", "Max", "Nan")
TO_ANN = ErbenWords(NAMES, 0, e.KINDS)
TO_NOBODY = ErbenWords(NAMES, SPECTATOR, e.KINDS)
TABLES = [
    (3, {}),
    (5, {"toasts": True, "betting": True, "two_identities": True}),
    (6, dict(Erben.presets["original"])),
    (9, dict(Erben.presets["large"])),
    (4, {"stack_by_hand": True, "all_reactions": True}),
]


@pytest.fixture
def view():
    """Ann's view before anything has happened."""
    game = load("erben", seats=4)
    return game.view(game.start(), 0)


def claimed(seat, claim):
    return (e.CLAIMED, seat, ACTIONS.id(claim))


def reacted(seat, action):
    return (e.REACTED, seat, ACTIONS.id(action))


@pytest.mark.parametrize(
    ("event", "to_ann", "to_others"),
    [
        ((e.TURN, 0), "Your turn.", "Ann's turn."),
        ((e.COVERED, 0, THIEF), "You cover the Thief.", "Ann covers the Thief."),
        ((e.CHIPS, 0, (1, 0, 1)), "You take 1 wine and 1 grain to start with.",
         "Ann takes 1 wine and 1 grain to start with."),
        (claimed(0, Claim(FARMER)), "“I am the Farmer”: you want to take 2 grain.",
         "“I am the Farmer”: Ann wants to take 2 grain."),
        (claimed(2, Claim(THIEF, Way.A, GOLD, 0, 2)), "“I am the Thief”: Cleo wants to steal 2 gold from you.",
         "“I am the Thief”: Cleo wants to steal 2 gold from Ann."),
        (claimed(2, Claim(BARON, Way.B, WINE)), "“I am the Baron”: Cleo wants to tax everyone 1 wine.", ""),
        (claimed(2, Claim(MAGICIAN, of=0)), "“I am the Magician”: Cleo wants to bewitch you.",
         "“I am the Magician”: Cleo wants to bewitch Ann."),
        (reacted(0, Declare()), "You speak as the Baron: this is illegal.",
         "Ann speaks as the Baron: this is illegal."),
        (reacted(2, Condemn(GRAIN, 2, 0)), "Cleo speaks as the Judge: a fine of 2 grain, one of them for you.",
         "Cleo speaks as the Judge: a fine of 2 grain, one of them for Ann."),
        (reacted(2, Reprieve(WINE)), "Cleo speaks as the Monk: a reprieve for 1 wine.", ""),
        (reacted(2, Immune()), "Cleo speaks as the Magician: I am immune.", ""),
        ((e.DOUBTED, 0, 2, MONK, 0), "You doubt that Cleo is the Monk.", "Ann doubts that Cleo is the Monk."),
        ((e.DOUBTED, 2, 0, MONK, 0b1010), "Cleo doubts that you are the Monk. (Ben and Dora had let it pass.)",
         "Cleo doubts that Ann is the Monk. (Ben and Dora had let it pass.)"),
        ((e.VOTED, 0, True), "You support the doubt.", "Ann supports the doubt."),
        ((e.VOTED, 0, False), "You reject the doubt.", "Ann rejects the doubt."),
        ((e.DISMISSED, 0, MONK), "Too few doubt it: your Monk goes on.", "Too few doubt it: Ann's Monk goes on."),
        ((e.ADMITTED, 0, MONK), "The doubt was right: you are not the Monk.",
         "The doubt was right: Ann is not the Monk."),
        ((e.TURNED, 0, MONK), "The doubt was wrong: you are the Monk! The card lies face up.",
         "The doubt was wrong: Ann is the Monk! The card lies face up."),
        ((e.GAVE, 0, -1, WINE, 1), "You give the bank 1 wine.", "Ann gives the bank 1 wine."),
        ((e.SWAPPED, 0, 2, WINE, GOLD), "You swap 1 wine for 1 gold with Cleo.",
         "Ann swaps 1 wine for 1 gold with Cleo."),
        ((e.BROKE, 0, 1), "1 of your trios is broken.", "1 of Ann's trios is broken."),
        ((e.BOUGHT, 0, 2, 2, 1), "You pay 1 trio for 2 cards of Cleo.", "Ann pays 1 trio for 2 cards of Cleo."),
        ((e.SHOWED, 2, 0, 1, 0, 1 << THIEF), "Cleo shows you Thief: Cleo is none of them.",
         "Cleo shows Ann Thief: Cleo is none of them."),
        ((e.SHOWED, 2, 1, 2, 0, None), "Cleo shows Ben 2 cards.", ""),
        ((e.ACCUSED, 0, 2, True, MONK), "You accuse Cleo of being the Monk. Correct!",
         "Ann accuses Cleo of being the Monk. Correct!"),
        ((e.ACCUSED, 2, 1, False, None), "Cleo accuses Ben. Wrong!", ""),
        ((e.SCORED, 0, 3, 7), "You score 3 and have 7.", "Ann scores 3 and has 7."),
        ((e.WON, 0, e.BY_WRONG_DOUBT), "You were wrongly doubted and win the throne!",
         "Ann was wrongly doubted and wins the throne!"),
        ((e.TOAST, e.RIGHT_DOUBT, 0b101, -1), "A toast: you and Cleo drink.", "A toast: Ann and Cleo drink."),
        ((e.TOAST, e.WRONG_ACCUSATION, 0b100, -1), "A toast: Cleo drinks.", ""),
        ((e.CROWNED, 0, 2), "Cleo crowns you: “Long live the king of Hoax!”",
         "Cleo crowns Ann: “Long live the king of Hoax!”"),
    ],
)  # fmt: skip
def test_events(view, event, to_ann, to_others):
    assert TO_ANN.event(view, event) == to_ann
    if to_others:
        assert TO_NOBODY.event(view, event) == to_others


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_question_option_and_event_has_words(seats, options):
    sections = Rules.of(Erben).sections
    for game, s, seat, actions in games("erben", seats, 2, **options):
        if seat < 0:
            continue
        words, view = ErbenWords(NAMES[:seats], seat, e.KINDS), game.view(s, seat)
        assert check_menu(words.menu(view, actions), actions, sections) <= 22


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_said_that_the_view_does_not_hold(seats, options):
    told = 0
    for n, (game, s, seat, actions) in enumerate(games("erben", seats, 1, **options)):
        if seat < 0 or n % 7:
            continue
        for reader in (seat, SPECTATOR):
            words = ErbenWords(NAMES[:seats], reader, e.KINDS)
            mine = actions if reader == seat else ()
            here = said(words, game.view(s, reader), mine)
            there = said(words, game.view(game.redeal(s, reader, Dice(n)), reader), mine)
            assert here == there
            assert all(here[5][i] for i, event in enumerate(game.view(s, reader).log) if event[0] != e.MARKED)
            told += 1
    assert told > 4


def test_who_you_are():
    game = Erben(seats=3)
    s = game.start()
    assert isinstance(s, ErbenState)
    assert TO_ANN.me(game.view(s, 0)) == ""
    s.chance(BARON)
    assert TO_ANN.me(game.view(s, 0)) == "You are the Baron: take 2 gold or tax everyone 1 of a supply."

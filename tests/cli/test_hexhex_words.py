"""HEX•HEX XL in English: events, menus, and that nothing is said which the view doesn't hold."""

import pytest
from talk import check_menu, games, said

from hoodwink import SPECTATOR, Dice, load
from hoodwink.core.rulebook import Rules
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex import events as e
from hoodwink.games.hexhex.actions import ACTIONS, Enact, Law, Remove
from hoodwink.games.hexhex.deck import HOUSE, read
from hoodwink.games.hexhex.words import HexWords

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Fay")
TO_ANN = HexWords(NAMES, 0, e.KINDS)
TO_NOBODY = HexWords(NAMES, SPECTATOR, e.KINDS)
TABLES = [
    (3, {"rounds": 1}),
    (5, {"hexen_stix": True, "rounds": 1}),
    (4, {"vexed": True, "rounds": 2}),
    (6, {"series": 2, "rounds": 1, "laws": "revenge,payment"}),
]
DUCK, NULL, LEFT, BOOST, WARD = (HOUSE.number(k) for k in ("duck", "null", "turn_aside_left", "boost", "ward"))


@pytest.fixture
def view():
    game = load("hexhex", seats=4)
    return game.view(game.start(), 0)


@pytest.mark.parametrize(
    ("event", "to_ann", "to_others"),
    [
        ((e.ROUND, 2, 0, 1, False), "Round 2: you deal, Ben casts.", "Round 2: Ann deals, Ben casts."),
        ((e.ROUND, 5, 0, 1, True), "Tie-break, round 5: you deal, Ben casts.", ""),
        ((e.DEALT, 0, 2, (DUCK, NULL)), "You are dealt Duck and Null.", ""),
        ((e.DEALT, 1, 5, None), "", ""),
        ((e.LAID_OPEN, 0, WARD, -1), "You lay Ward open.", "Ann lays Ward open."),
        ((e.AIMED, 1, WARD, 0), "Ben lays Ward before you.", "Ben lays Ward before Ann."),
        ((e.CAST, 1, 0), "“HEX•HEX, Ann!” Ben casts a Hex at you.", "“HEX•HEX, Ann!” Ben casts a Hex at Ann."),
        ((e.ANSWERED, 0, 0, BOOST, 2, False, BOOST), "You answer Hex 1 with Boost towards Cleo.",
         "Ann answers Hex 1 with Boost towards Cleo."),
        ((e.ANSWERED, 1, 0, BOOST, 2, True, None),
         "Ben lays a card face down against Hex 1: “Boost” towards Cleo.", ""),
        ((e.CANT, 0, 1), "You can't answer Hex 2.", "Ann can't answer Hex 2."),
        ((e.PLAYED, 1, HOUSE.number("stun"), 1, 0, 0), "Ben plays Stun on Hex 1.", ""),
        ((e.PLAYED, 1, HOUSE.number("dispel"), 2, 0, 2), "Ben plays Dispel on the rot on Hex 1.", ""),
        ((e.COUNTERED, 1, NULL, 4, 0, BOOST), "Ben counters your Boost with Null.",
         "Ben counters Ann's Boost with Null."),
        ((e.CANCELLED, 0, BOOST, 1), "Your Boost is cancelled by Ben.", "Ann's Boost is cancelled by Ben."),
        ((e.CHALLENGED, 0, 1, True, NULL), "You challenge Ben: a lie, it is Null.", ""),
        ((e.MOVED, 0, 0, 1, 0, 1, False), "Hex 1 passes from you to Ben.", "Hex 1 passes from Ann to Ben."),
        ((e.MOVED, 0, 1, 2, 0, 1, True), "Ben ducks, and Hex 1 flies on to Cleo.", ""),
        ((e.DUPLICATED, 0, 1, 2, 1), "A duplicate of Hex 1, Hex 2, goes to Cleo.", ""),
        ((e.DISMISSED, 1, 0), "Hex 1 is dismissed.", ""),
        ((e.HEXED, 0, 1, 2, -1), "The Hex goes off on you, targeted by Ben: it costs 2 Voice.", ""),
        ((e.HEXED, 0, 0, 2, -1), "The Hex goes off on you: it costs 2 Voice.", ""),
        ((e.NONE, 0), "You have no card for when Hexed.", "Ann has no card for when Hexed."),
        ((e.VOICE, 0, -2, 3, 0), "You lose 2 Voice (the Hex), now 3.", "Ann loses 2 Voice (the Hex), now 3."),
        ((e.VOICE, 0, 1, 6, 1), "You gain 1 Voice (the Hex that hit), now 6.", ""),
        ((e.DREW, 0, 2, (DUCK, NULL)), "You draw Duck and Null.", ""),
        ((e.DREW, 1, 1, None), "Ben draws 1 card.", ""),
        ((e.DISCARDED, 0, DUCK), "You discard Duck, face down.", ""),
        ((e.TAKEN, 1, 0, DUCK), "Ben takes Duck from you.", ""),
        ((e.TAKEN, 1, 2, None), "Ben takes a card from Cleo.", ""),
        ((e.ABSORBED, 1, -1, None), "Ben absorbs a card.", ""),
        ((e.EFFECT_MOVED, 1, WARD, 0), "Ben steals your Ward.", "Ben steals Ann's Ward."),
        ((e.HANDS_UP, 2, (1, 0, 2)), "Hands up: Ben, you and Cleo; Cleo last.", ""),
        ((e.SIGNS, 0, (0, 1, 2)), "Your Hex Sign: you rock, Ben scissors and Cleo paper.", ""),
        ((e.GRABBED, (1, 0, 2), (2, 1, 0)), "Grab: Ben ebon, you bone and Cleo nothing.", ""),
        ((e.CURSE, 4, 0b11), "The curse: no I, me, my, on you and Ben.", "The curse: no I, me, my, on Ann and Ben."),
        ((e.CAUGHT, 1, 0, False), "“Caught!” Ben calls you.", "“Caught!” Ben calls Ann."),
        ((e.VERDICT, 0, False, True, 2), "You: guilty.", "Ann: guilty."),
        ((e.DRAWN_IN, 0), "You say the keyword and draw all Hexes.", "Ann says the keyword and draws all Hexes."),
        ((e.LAW, 0, ACTIONS.id(Enact(Law.SILENCE))), "You enact a law: who has 0 Voice or less may not chat.", ""),
        ((e.LAW, 1, ACTIONS.id(Remove(DUCK))), "Ben removes Duck from the deck.", ""),
        ((e.LAW, 1, 0), "Ben leaves the law as it is.", ""),
        ((e.WON, 0, 9), "You win with 9 Voice.", "Ann wins with 9 Voice."),
    ],
)  # fmt: skip
def test_events(view, event, to_ann, to_others):
    assert TO_ANN.event(view, event) == to_ann
    if to_others:
        assert TO_NOBODY.event(view, event) == to_others


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_question_option_and_event_has_words(seats, options):
    sections = Rules.of(HexHex).sections
    silent = (e.DEALT, e.READY)
    for game, s, seat, actions in games("hexhex", seats, 2, **options):
        if seat < 0:
            continue
        words, view = HexWords(NAMES[:seats], seat, e.KINDS), game.view(s, seat)
        check_menu(words.menu(view, actions), actions, sections, ends=".?!", raw=r"[a-z]+=|None\b.|seat \d")
        assert all(words.event(view, event) for event in view.log if event[0] not in silent)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_said_that_the_view_does_not_hold(seats, options):
    told = 0
    for n, (game, s, seat, actions) in enumerate(games("hexhex", seats, 1, **options)):
        if seat < 0 or n % 5:
            continue
        for reader in (seat, SPECTATOR):
            words = HexWords(NAMES[:seats], reader, e.KINDS)
            mine = actions if reader == seat else ()
            here = said(words, game.view(s, reader), mine)
            there = said(words, game.view(game.redeal(s, reader, Dice(n)), reader), mine)
            assert here == there
            told += 1
    assert told > 10


def test_a_deck_of_one_s_own_has_its_own_titles():
    text = 'title = "x"\n[[card]]\nkey = "hop"\ntitle = "Hop"\ncategory = "basic"\ncopies = 90\n'
    deck = read(text + 'flags = ["answers", "moves"]\neffect = [{ do = "pass", to = "left" }]\n')
    words = HexWords.of(deck.cards)(NAMES, 0, e.KINDS)
    assert words.title(0) == "Hop"
    assert TO_ANN.title(0) == "Turn Aside Left"

"""Hoax in English: grammar, menus, and that nothing is said which the view doesn't hold."""

import re
from dataclasses import replace

import pytest
from talk import games, leaves, menus, said

from hoodwink import SPECTATOR, Dice, Pass, load
from hoodwink.core.rulebook import Rules
from hoodwink.core.seats import NOBODY
from hoodwink.core.words import FEW, Item, Menu, Step, Words
from hoodwink.games.hoax.actions import (
    ACTIONS,
    Accuse,
    CallHoax,
    Claim,
    Done,
    Give,
    Immune,
    Investigate,
    Take,
    Vote,
)
from hoodwink.games.hoax.events import (
    ACCUSED,
    ADMITTED,
    CALLED,
    CLAIMED,
    FIRST,
    GAVE,
    IMMUNE,
    INVESTIGATED,
    KINDS,
    OUT,
    SHOWN,
    SWAPPED,
    TOOK,
    TURN,
    VOTED,
    WON,
)
from hoodwink.games.hoax.sheet import (
    BUTLER,
    CASH,
    CHEF,
    COUSIN,
    EVIDENCE,
    EX_WIFE,
    GARDENER,
    LOVER,
    PRESTIGE,
    SON_IN_LAW,
)
from hoodwink.games.hoax.words import HoaxWords, summary, title

NAMES = ("Ann", "Ben", "Cleo", "Dora")
SIX = (*NAMES, "Eve", "Fay")
TO_ANN = HoaxWords(NAMES, 0)
TO_BEN = HoaxWords(NAMES, 1)
TO_NOBODY = HoaxWords(NAMES, SPECTATOR)


@pytest.fixture
def view():
    """Ann's view before anything has happened."""
    game = load("hoax", seats=4)
    return game.view(game.start(), 0)


def claimed(seat, **fields):
    return (CLAIMED, seat, ACTIONS.id(Claim(**fields)))


# sentences -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "to_ann", "to_others"),
    [
        ((FIRST, 0), "You begin.", "Ann begins."),
        ((TURN, 0), "Your turn.", "Ann's turn."),
        ((TOOK, 0, CASH, 1), "You take 1 cash.", "Ann takes 1 cash."),
        (claimed(0, character=BUTLER, helps=2), "You claim to be the Butler, to take 1 cash and help Cleo.",
         "Ann claims to be the Butler, to take 1 cash and help Cleo."),
        (claimed(2, character=BUTLER, helps=0), "Cleo claims to be the Butler, to take 1 cash and help you.",
         "Cleo claims to be the Butler, to take 1 cash and help Ann."),
        (claimed(2, character=EX_WIFE, takes=EVIDENCE), "Cleo claims to be the Ex-Wife, to take 1 evidence.", ""),
        (claimed(2, character=EX_WIFE, neighbours=True),
         "Cleo claims to be the Ex-Wife, to get 1 token from each neighbour.", ""),
        (claimed(2, character=SON_IN_LAW, takes=CASH),
         "Cleo claims to be the Son-in-Law, to get 1 cash from everyone.", ""),
        (claimed(2, character=CHEF), "Cleo claims to be the Chef, with empty hands.", ""),
        (claimed(2, character=CHEF, takes=CASH, gives=PRESTIGE, count=2),
         "Cleo claims to be the Chef, to exchange 2 prestige for 2 cash with the supply.", ""),
        (claimed(2, character=CHEF, takes=CASH, gives=PRESTIGE, count=2, of=0),
         "Cleo claims to be the Chef, to exchange 2 prestige for 2 cash with you.",
         "Cleo claims to be the Chef, to exchange 2 prestige for 2 cash with Ann."),
        (claimed(2, character=GARDENER, takes=CASH, of=0), "Cleo claims to be the Gardener, to take 2 cash from you.",
         "Cleo claims to be the Gardener, to take 2 cash from Ann."),
        ((CALLED, 0, 2, 0), "“Hoax!” you cry at Cleo.", "“Hoax!” cries Ann at Cleo."),
        ((CALLED, 2, 0, 0b1010), "“Hoax!” cries Cleo at you. (Ben and Dora had let it pass.)",
         "“Hoax!” cries Cleo at Ann. (Ben and Dora had let it pass.)"),
        ((CALLED, 2, 3, 0b0001), "“Hoax!” cries Cleo at Dora. (You had let it pass.)",
         "“Hoax!” cries Cleo at Dora. (Ann had let it pass.)"),
        ((VOTED, 3, 0b0001, 0b0110), "Thumbs up: you; down: Ben and Cleo. A hoax, says the table.",
         "Thumbs up: Ann; down: Ben and Cleo. A hoax, says the table."),
        ((VOTED, 3, 0b0011, 0), "Thumbs up: you and Ben; down: nobody. The claim stands.",
         "Thumbs up: Ann and Ben; down: nobody. The claim stands."),
        ((VOTED, 3, 0b0001, 0b0010), "Thumbs up: you; down: Ben. The claim stands.",
         "Thumbs up: Ann; down: Ben. The claim stands."),
        ((ADMITTED, 0, LOVER), "It was a hoax: you are not the Lover and take an imposter token.",
         "It was a hoax: Ann is not the Lover and takes an imposter token."),
        ((IMMUNE, 0, COUSIN), "You claim to be the Cousin, immune to that.",
         "Ann claims to be the Cousin, immune to that."),
        ((GAVE, 0, 2, CASH, 2), "You give Cleo 2 cash.", "Ann gives Cleo 2 cash."),
        ((GAVE, 2, 0, CASH, 1), "Cleo gives you 1 cash.", "Cleo gives Ann 1 cash."),
        ((SWAPPED, 0, NOBODY, CASH, EVIDENCE, 3), "You exchange 3 cash for 3 evidence with the supply.",
         "Ann exchanges 3 cash for 3 evidence with the supply."),
        ((SWAPPED, 2, 0, CASH, EVIDENCE, 1), "Cleo exchanges 1 cash for 1 evidence with you.",
         "Cleo exchanges 1 cash for 1 evidence with Ann."),
        ((INVESTIGATED, 0, 2, 0b1011010), "You investigate Cleo: Lover, Cousin, Chef and Butler.", None),
        ((INVESTIGATED, 2, 0, 0b1011010), "Cleo investigates you: Lover, Cousin, Chef and Butler.", None),
        ((INVESTIGATED, 2, 3, None), "Cleo investigates Dora.", ""),
        ((ACCUSED, 0, 2, True, CHEF), "You accuse Cleo of being the Chef. Right!", None),
        ((ACCUSED, 2, 0, False, CHEF), "Cleo accuses you of being the Chef. Wrong!", None),
        ((ACCUSED, 2, 3, False, None), "Cleo accuses Dora. Wrong!", ""),
        ((OUT, 0), "You are out.", "Ann is out."),
        ((SHOWN, (BUTLER, CHEF, LOVER, EX_WIFE)),
         "You were the Butler, Ben the Chef, Cleo the Lover and Dora the Ex-Wife.",
         "Ann was the Butler, Ben the Chef, Cleo the Lover and Dora the Ex-Wife."),
    ],
)  # fmt: skip
def test_events_in_sentences(view, event, to_ann, to_others):
    """`""`: the same to others. None: others can't be told this."""
    assert TO_ANN.event(view, event) == to_ann
    if to_others is not None:
        assert TO_NOBODY.event(view, event) == (to_others or to_ann)


def test_what_others_may_not_know_is_not_said(view):
    for event in [(INVESTIGATED, 2, 3, 0b1011010), (ACCUSED, 2, 3, True, CHEF)]:
        seen = KINDS[event[0]].seen(event, 0)
        assert not any(title(character) in TO_ANN.event(view, seen) for character in range(7))


def test_both_ways_of_winning(view):
    last = replace(view, remaining=(0,), identities=(BUTLER, CHEF, LOVER, EX_WIFE))
    assert TO_ANN.event(last, (WON, 0, 3)) == "You are the last one left and win 3 points."
    assert TO_BEN.event(last, (WON, 0, 3)) == "Ann is the last one left and wins 3 points."
    true = replace(last, remaining=(0, 2))
    assert TO_ANN.event(true, (WON, 0, 1)) == "It was true! You are the Butler and win 1 point."
    assert TO_BEN.event(true, (WON, 0, 1)) == "It was true! Ann is the Butler and wins 1 point."


def test_who_you_are(view):
    assert TO_ANN.me(replace(view, identity=BUTLER)) == "You are the Butler, immune to the Ex-Wife."
    assert TO_ANN.me(replace(view, identity=GARDENER)) == "You are the Gardener."
    assert TO_ANN.me(replace(view, identity=None)) == ""


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"frame": "Gather"}, "Take a token to start with."),
        ({"frame": "Turn"}, "Your turn: you owe a claim, and may accuse."),
        ({"frame": "Turn", "tokens": ((1, 1, 1),) * 4}, "Your turn: you owe a claim, and may investigate and accuse."),
        ({"frame": "Turn", "claimed": True, "tokens": ((1, 1, 1),) * 4},
         "Your claim is made. You may still investigate or accuse."),
        ({"frame": "Turn", "accused": True}, "Your turn: you owe a claim."),
        ({"frame": "Help", "turn": 1}, "Ben helps you: take a token."),
        ({"frame": "Gift", "turn": 1}, "Which token do you give Ben?"),
        ({"frame": "Challenge", "turn": 1, "claim": Claim(BUTLER, helps=0)}, "Is Ben the Butler? Do you call hoax?"),
        ({"frame": "ClaimVote", "turn": 1, "claim": Claim(BUTLER, helps=0)}, "The vote: is Ben the Butler?"),
        ({"frame": "Immunity", "turn": 1, "claim": Claim(GARDENER, takes=CASH, of=0)},
         "Ben is about to take 2 cash from you. Do you claim to be immune?"),
        ({"frame": "ImmunityChallenge", "turn": 1, "immune": ((0, LOVER), (2, LOVER), (3, CHEF))},
         "Immune? Cleo says “Lover” and Dora says “Chef”. Do you call hoax?"),
        ({"frame": "ImmunityVote", "turn": 1, "immune": ((2, LOVER), (3, CHEF)), "trial": 3},
         "The vote: is Dora the Chef?"),
        ({"asked": False, "waiting": (1, 2)}, "Ben and Cleo to answer."),
        ({"asked": False, "waiting": ()}, "The game is over."),
    ],
)  # fmt: skip
def test_questions(view, fields, said):
    claim = fields.pop("claim", None)
    asked = replace(view, **{"asked": True, "claim": None if claim is None else ACTIONS.id(claim), **fields})
    assert TO_ANN.question(asked) == said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Pass(), "Let it pass"),
        (Done(), "End my turn"),
        (Take(CASH), "Take 1 cash"),
        (Give(EVIDENCE), "Give 1 evidence"),
        (CallHoax(), "Hoax!"),
        (CallHoax(on=2), "Hoax! Cleo is not the Lover"),
        (Vote(up=True), "Thumb up: I believe it"),
        (Vote(up=False), "Thumb down: a hoax"),
        (Immune(CHEF), "I am the Chef, immune to that"),
        (Investigate(2), "Investigate Cleo"),
        (Accuse(2, LOVER), "Accuse Cleo of being the Lover"),
        (Claim(BUTLER, helps=3), "I am the Butler, take 1 cash and help Dora"),
        (Claim(EX_WIFE, neighbours=True), "I am the Ex-Wife, each neighbour gives me 1"),
        (Claim(SON_IN_LAW, takes=PRESTIGE), "I am the Son-in-Law, everyone gives me 1 prestige"),
        (Claim(GARDENER, takes=CASH, of=1), "I am the Gardener, take from Ben, 1 cash"),
        (Claim(CHEF), "I am the Chef, with empty hands"),
        (Claim(CHEF, CASH, EVIDENCE, 2, 1), "I am the Chef, exchange with Ben, evidence for cash, 2 for 2"),
    ],
)
def test_actions_as_the_one_who_acts_would_say_them(view, action, said):
    at_table = replace(view, immune=((2, LOVER),), tokens=((0, 0, 2), (1, 0, 0), (0, 0, 0), (0, 0, 0)))
    assert TO_ANN.action(at_table, action) == said


def test_the_table_shows_what_lies_there(view):
    laid = replace(
        view,
        tokens=((0, 1, 2), (7, 0, 0), (0, 0, 0), (0, 0, 0)),
        imposters=((), (CHEF, LOVER), (), ()),
        hoax_card=1,
        exhausted=(1,),
        remaining=(0, 1, 3),
    )
    rows = TO_ANN.table(laid)
    assert [list(row) for row in rows] == [["", "cash", "prestige", "evidence", "imposter as", "state"]] * 4
    assert list(rows[0].values()) == ["Ann (you)", "·", "★", "◆◆", "", ""]
    assert list(rows[1].values()) == ["Ben", "$ × 7", "·", "·", "Chef, Lover", "hoax card, exhausted"]
    assert rows[2]["state"] == "out"
    assert [row["was the"] for row in TO_ANN.table(replace(laid, identities=(0, 1, 2, 3)))] == [
        "Ex-Wife", "Lover", "Son-in-Law", "Cousin",
    ]  # fmt: skip


def test_the_sheet_in_a_line():
    assert summary(EX_WIFE) == "1 cash or evidence, or 1 from each neighbour"
    assert summary(GARDENER) == "2 of one type from someone"
    assert summary(BUTLER) == "1 cash, and someone you help takes 1"


# over whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_menus_lead_to_every_option_once_by_short_lists(seats):
    numbers = Rules.of(type(load("hoax"))).sections
    for game, s, seat, options in games("hoax", seats, 4):
        if seat == NOBODY:
            continue
        words = HoaxWords(SIX, seat)
        view = game.view(s, seat)
        top = words.menu(view, options)
        assert sorted(str(action) for action, _ in leaves(top)) == sorted(map(str, options))
        for menu in menus(top):
            labels = [item.label for item in menu.items]
            assert 1 < len(labels) <= 10
            assert len(set(labels)) == len(labels)
            assert {menu.section, *(item.section for item in menu.items)} <= set(numbers)
            assert all(len(item.label) <= 60 for item in menu.items)


@pytest.mark.parametrize("seats", [3, 5])
def test_every_event_is_said_in_good_grammar(seats):
    wrong = re.compile(r"\b[Yy]ou \w+s\b(?<!pass)|you is|None|  |\b(Ann|Ben|Cleo|Dora|Eve) (are|take|give|claim|go)\b")
    for game, s, seat, _ in games("hoax", seats, 4):
        if seat != NOBODY:
            continue
        for reader in (*range(seats), SPECTATOR):
            words = HoaxWords(SIX, reader)
            view = game.view(s, reader)
            for event in view.log:
                line = words.event(view, event)
                assert re.fullmatch(r"[“A-Z].*[.!)]", line), line
                assert not wrong.search(line), line


def test_words_are_the_same_in_every_world_that_the_seat_can_not_tell_apart():
    dice = Dice("worlds")
    for game, s, seat, options in games("hoax", 4, 4, immunities=True):
        for reader in (*range(4), SPECTATOR):
            other = game.redeal(s, reader, dice)
            words = HoaxWords(NAMES, reader)
            mine = options if reader == seat else ()
            assert said(words, game.view(s, reader), mine) == said(words, game.view(other, reader), mine)


# the fallback --------------------------------------------------------------------------------------------------------


def test_a_game_without_words_of_its_own_can_be_played():
    for game, s, seat, options in games("hoax", 3, 1):
        words = Words(NAMES, seat, game.kinds)
        view = game.view(s, seat if seat != NOBODY else SPECTATOR)
        assert words.me(view) == ""
        assert words.question(view)
        assert all(words.event(view, event) for event in view.log)
        assert len(words.table(view)) == 3
        if options:
            found = [str(action) for action, _ in leaves(words.menu(view, options))]
            assert sorted(found) == sorted(map(str, options))


def test_the_fallback_names_events_by_their_kind(view):
    assert Words(NAMES, 0, KINDS).event(view, (ACCUSED, 1, 2, True, None)) == "Accused: seat 1, target 2, right True."
    assert Words(NAMES, 0).event(view, (OUT, 1)) == "Event 12."


def test_few_options_are_one_list_and_many_are_steps(view):
    class Plain(Words):
        __slots__ = ()

        def question(self, view):
            return "What now?"

    few = [Take(type) for type in (CASH, PRESTIGE, EVIDENCE)]
    menu = Plain(NAMES, 0).menu(view, few)
    assert menu.question == "What now?"
    assert [item.label for item in menu.items] == ["take cash", "take prestige", "take evidence"]
    many = [Accuse(target, name) for target in (1, 2) for name in (LOVER, CHEF, COUSIN, BUTLER)] + [
        Done(),
        Investigate(1),
    ]
    assert len(many) > FEW
    menu = Plain(NAMES, 0).menu(view, many)
    assert [item.label for item in menu.items] == ["accuse", "done", "investigate, target 1"]
    below = menu.items[0].then
    assert isinstance(below, Menu)
    assert below.question == "accuse …"
    assert [item.label for item in below.items] == ["target 1", "target 2"]
    names = below.items[1].then
    assert isinstance(names, Menu)
    assert [item.label for item in names.items] == [
        "name lover",
        "name chef",
        "name cousin",
        "name butler",
    ]
    assert names.items[0] == Item("name lover", "", view.section, Accuse(2, LOVER))
    assert Step("a") == Step("a", "")

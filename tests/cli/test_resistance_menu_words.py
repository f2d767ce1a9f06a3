"""The Resistance in English: questions and menus; over whole games nothing is said that the view doesn't hold."""

import re
from dataclasses import replace

import pytest
from rebels import FULL, NAMES, TEN, TO_ANN, before_anything
from talk import games, leaves, menus, said

from hoodwink import SPECTATOR, Dice, Pass, load
from hoodwink.core.rulebook import Rules
from hoodwink.core.seats import NOBODY
from hoodwink.core.words import Menu
from hoodwink.games.resistance.actions import (
    Accuse,
    Aim,
    Appoint,
    Blame,
    Examine,
    GivePlot,
    Investigate,
    LookAt,
    Overhear,
    PlayCard,
    Propose,
    Show,
    ShowSide,
    Spotlight,
    StepForward,
    TakePlot,
    UsePlot,
    Vote,
)
from hoodwink.games.resistance.events import (
    COULD_ACCUSE,
    EXAMINED,
    INVESTIGATED,
    LEADER,
    PROPOSED,
    SHOWN,
    SIDE_SHOWN,
    VOTED,
    WON,
)
from hoodwink.games.resistance.roles import (
    SPY_SEEN,
    Card,
    Loyalty,
    Plot,
    Role,
)
from hoodwink.games.resistance.words import ResistanceWords


@pytest.fixture
def view():
    return before_anything()


# questions and actions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"frame": "Aim"}, "Which mission do you aim at?"),
        ({"frame": "Propose"}, "Mission 1: name a team of 2, going clockwise."),
        ({"frame": "Propose", "number": 3, "rejections": 2},
         "Mission 4, attempt 3 of 5: name a team of 4, going clockwise."),
        ({"frame": "Appoint"}, "Who gets the Investigator token?"),
        ({"frame": "Blame", "role": Role.DEEP_AGENT}, "Do you blame the Pretender?"),
        ({"frame": "Blame", "role": Role.SPY}, "Does the Deep Agent blame anyone?"),
        ({"frame": "TeamVote", "team": (0, 2)}, "Mission 1: shall you and Cleo go?"),
        ({"frame": "OpinionVote", "team": (1, 2)}, "Mission 1: shall Ben and Cleo go?"),
        ({"frame": "MissionCards", "number": 1}, "You are on mission 2. Which card do you play?"),
        ({"frame": "EarlyAccusation"}, "Does the spy Hunter step forward?"),
        ({"frame": "EarlyAccusation", "log": ((COULD_ACCUSE, 0, False),)}, "Does the spy Hunter step forward?"),
        ({"frame": "EarlyAccusation", "log": ((COULD_ACCUSE, 0, True),)}, "Do you step forward and accuse?"),
        ({"frame": "Accusation", "role": Role.SPY_HUNTER}, "You accuse as the Hunter: who is the resistance Chief?"),
        ({"frame": "Accusation", "role": Role.RESISTANCE_HUNTER}, "You accuse as the Hunter: who is the spy Chief?"),
        ({"frame": "Investigation", "missions": ((0, 3, True, 0),)}, "As leader of a success you investigate: whom?"),
        ({"frame": "Investigation", "missions": ((0, 3, False, 1),)},
         "As Investigator of a failure you investigate: whom?"),
        ({"frame": "LoyaltyCard", "missions": ((0, 3, True, 1),), "investigator": 2},
         "Ben investigates you. Which loyalty card do you show?"),
        ({"frame": "LoyaltyCard", "missions": ((0, 3, False, 1),), "investigator": 2},
         "Cleo investigates you. Which loyalty card do you show?"),
        ({"frame": "Inquisition"}, "As Inquisitor you examine: whom?"),
        ({"frame": "StrongLeader", "leader": 2}, "Strong Leader: do you take over from Cleo?"),
        ({"frame": "GivePlot", "drawn": (Plot.CLOSE_EYE, Plot.OPEN_UP)},
         "Who gets Close Eye (see a member's mission card, once)?"),
        ({"frame": "TakeResponsibility"}, "Take Responsibility: which card do you take?"),
        ({"frame": "Overhear"}, "Overheard Conversation: whose side do you see?"),
        ({"frame": "OpenUp"}, "Open Up: to whom do you show your side?"),
        ({"frame": "EstablishConfidence"}, "Establish Confidence: to whom do you, the leader, show your side?"),
        ({"frame": "NoConfidence", "team": (1, 2)}, "The team is approved: Ben and Cleo. Do you have no confidence?"),
        ({"frame": "Spotlight"}, "In the Spotlight: who plays face up?"),
        ({"frame": "OpenCard"}, "You are in the spotlight. Which card do you play, face up?"),
        ({"frame": "CloseEye"}, "Close Eye: at whose card do you look?"),
        ({"frame": "Unheard"}, "What do you do?"),
        ({"asked": False, "waiting": (1, 2)}, "Ben and Cleo to answer."),
        ({"asked": False, "waiting": ()}, "The game is over."),
    ],
)  # fmt: skip
def test_questions(view, fields, said):
    assert TO_ANN.question(replace(view, **{"asked": True, **fields})) == said


@pytest.mark.parametrize(
    ("frame", "action", "said"),
    [
        ("Blame", Pass(), "Pass"),
        ("CloseEye", Pass(), "No"),
        ("TeamVote", Vote(approve=True), "Approve"),
        ("TeamVote", Vote(approve=False), "Reject"),
        ("MissionCards", PlayCard(Card.CHIEF_FAIL), "Play Chief Fail"),
        ("StrongLeader", UsePlot(), "Yes, I become leader"),
        ("NoConfidence", UsePlot(), "Yes, the team is rejected"),
        ("EarlyAccusation", StepForward(), "Step forward: I am the spy Hunter"),
        ("LoyaltyCard", Show(Loyalty.RESISTANCE_CHIEF), "Show “resistance Chief”"),
        ("Aim", Aim(4), "Mission 4"),
        ("TakeResponsibility", TakePlot(2, Plot.CLOSE_EYE), "Take Close Eye from Cleo"),
        ("Propose", Propose((0, 2)), "Name you and Cleo"),
        ("Appoint", Appoint(2), "Give it to Cleo"),
        ("GivePlot", GivePlot(2), "Give it to Cleo"),
        ("Accusation", Accuse(2), "Accuse Cleo"),
        ("Investigation", Investigate(2), "Investigate Cleo"),
        ("Inquisition", Examine(2), "Examine Cleo"),
        ("Blame", Blame(2), "Blame Cleo"),
        ("Overhear", Overhear(1), "See Ben's side"),
        ("OpenUp", ShowSide(2), "Show my side to Cleo"),
        ("Spotlight", Spotlight(2), "Put Cleo in the spotlight"),
        ("Spotlight", Spotlight(0), "Put myself in the spotlight"),
        ("CloseEye", LookAt(2), "Look at Cleo's card"),
    ],
)
def test_actions_as_the_one_who_acts_would_say_them(view, frame, action, said):
    assert TO_ANN.action(replace(view, frame=frame), action) == said


def test_a_card_of_a_module_points_to_its_own_section(view):
    view = replace(view, section="3.1")
    assert [TO_ANN.section(view, PlayCard(card)) for card in Card] == ["3.1", "3.1", "6.3", "11.1"]


def test_hints_say_what_one_was_shown_and_the_missions(view):
    seen = replace(
        view,
        knows=((1, SPY_SEEN),),
        missions=((0, 0b110, True, 0), (1, 0b1010, False, 1)),
        log=((SIDE_SHOWN, 2, 0, 0), (EXAMINED, 0, 2, 0), (INVESTIGATED, 0, 3, 2), (INVESTIGATED, 1, 4, None)),
    )
    hints = [TO_ANN.path(seen, Accuse(seat))[-1].hint for seat in range(1, 5)]
    assert hints == [
        "spy; missions 1✓ 2✗",
        "shown: resistance; shown: resistance; missions 1✓",
        "showed “resistance Chief”; missions 2✗",
        "",
    ]
    assert TO_ANN.path(seen, Aim(4))[-1].hint == "team of 4, 2 to fail"


# over whole games ----------------------------------------------------------------------------------------------------


DEEP = {"hunter": True, "deep_agent": True, "pretender": True, "blame": True}
TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (5, {}),
    (6, {"targeting": True, "plots": True}),
    (7, {**FULL, "dummy_agent": True, "reverser": "spy", "hidden_reverser": True}),
    (8, {"reverser": "both", "plots": True, "blind_spies": True}),
    (10, {**FULL, **DEEP, "coordinator": True}),
]
ids = [f"{seats}-{'-'.join(options)}" for seats, options in TABLES]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=ids)
def test_menus_lead_to_every_option_once_by_short_lists(seats, options):
    numbers = Rules.of(type(load("resistance"))).sections
    asked = set()
    for game, s, seat, choices in games("resistance", seats, 4, **options):
        if seat == NOBODY:
            continue
        view = game.view(s, seat)
        shape = (seat, (view.frame, view.number, len(choices)))
        if shape in asked:
            continue
        asked.add(shape)
        words = ResistanceWords(TEN, seat)
        top = words.menu(view, choices)
        found = list(leaves(top))
        assert sorted(str(action) for action, _ in found) == sorted(map(str, choices))
        for action, depth in found:
            assert depth <= (len(action.team) if isinstance(action, Propose) else 2)
        for menu in menus(top):
            labels = [item.label for item in menu.items]
            assert len(labels) <= 9
            assert len(labels) > 1 or menu is top
            assert len(set(labels)) == len(labels)
            assert {menu.section, *(item.section for item in menu.items)} <= set(numbers)
            assert all(len(item.label) <= 60 for item in menu.items)
    assert {frame for _, (frame, *_) in asked} >= {"Propose", "TeamVote", "MissionCards"}


def test_a_team_is_named_member_by_member_oneself_first(view):
    options = tuple(a for a in load("resistance").actions if isinstance(a, Propose) and len(a.team) == 3)
    asked = replace(view, seat=2, seats=7, number=1, asked=True, frame="Propose", section="2.1")
    options = tuple(a for a in options if max(a.team) < 7)
    menu = ResistanceWords(NAMES, 2).menu(asked, options)
    assert menu.question == "Mission 2: name a team of 3, going clockwise."
    assert [item.label for item in menu.items] == ["you", "Dora", "Eve", "Fay", "Gus, Ann, Ben"]
    second = menu.items[0].then
    assert isinstance(second, Menu)
    assert second.question == "Team of 3: you …"
    assert [item.label for item in second.items] == ["Dora", "Eve", "Fay", "Gus", "Ann, Ben"]
    third = second.items[1].then
    assert isinstance(third, Menu)
    assert third.question == "Team of 3: you, Eve …"
    assert third.items[-1].then == Propose((1, 2, 4))


def test_many_blames_and_plot_cards_are_asked_for_in_steps(view):
    words = ResistanceWords(TEN, 0)
    asked = replace(view, seats=10, asked=True, frame="Blame", role=Role.DEEP_AGENT)
    menu = words.menu(asked, (Pass(), *(Blame(seat) for seat in range(1, 10))))
    assert [item.label for item in menu.items] == ["Pass", "Blame"]
    whom = menu.items[1].then
    assert isinstance(whom, Menu)
    assert whom.question == "Blame …"
    assert [item.label for item in whom.items] == list(TEN[1:])
    plots = [Plot(number) for number in (0, 1, 2, 4, 6)]
    cards = [TakePlot(seat, plot) for seat in (1, 2) for plot in plots] + [TakePlot(3, Plot.CLOSE_EYE)]
    menu = words.menu(replace(asked, frame="TakeResponsibility"), cards)
    assert [item.label for item in menu.items] == ["Take from Ben", "Take from Cleo", "Take from Dora: Close Eye"]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=ids)
def test_every_event_is_said_in_good_grammar(seats, options):
    names = "|".join(TEN)
    wrong = re.compile(rf"\b[Yy]ou \w+s\b(?<!across)|you is|None|  |\b({names}) (are|take|give|play|draw|get)\b")
    kinds = set()
    for game, s, seat, _ in games("resistance", seats, 6, **options):
        if seat != NOBODY:
            continue
        for reader in (*range(seats), SPECTATOR):
            words = ResistanceWords(TEN, reader)
            view = game.view(s, reader)
            for event in view.log:
                line = words.event(view, event)
                kinds.add(event[0])
                assert re.fullmatch(r"[A-Z].*[.!]", line) or event == (COULD_ACCUSE, None, None), line
                assert not wrong.search(line), line
    assert {LEADER, PROPOSED, VOTED, WON, SHOWN} <= kinds


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=ids)
def test_words_are_the_same_in_every_world_that_the_seat_can_not_tell_apart(seats, options):
    dice = Dice("worlds")
    compared = 0
    for n, (game, s, seat, choices) in enumerate(games("resistance", seats, 1, **options)):
        if n % 5:
            continue  # every fifth reply: a world costs time
        for reader in (*range(seats), SPECTATOR):
            other = game.redeal(s, reader, dice)
            words = ResistanceWords(TEN, reader)
            mine = choices if reader == seat else ()
            assert said(words, game.view(s, reader), mine) == said(words, game.view(other, reader), mine)
            compared += s.roles != other.roles
    assert compared > 20

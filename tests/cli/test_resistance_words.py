"""The Resistance in English: what happened, who one is, and the table."""

import re
from dataclasses import replace

import pytest
from rebels import TO_ANN, TO_NOBODY, before_anything, dealt_nothing

from hoodwink import SPECTATOR
from hoodwink.core.seats import NOBODY
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.events import (
    ACCUSED,
    AIMED,
    APPOINTED,
    BLAMED,
    COULD_ACCUSE,
    DREW,
    EXAMINED,
    GAVE,
    HUNTER,
    INVESTIGATED,
    KINDS,
    LEADER,
    LOOKED,
    MISSION,
    OPEN_CARD,
    OPINIONS,
    PROPOSED,
    REJECTED,
    SHOWN,
    SIDE_SHOWN,
    SPOTLIT,
    TOOK,
    TURNED,
    USED,
    VOTED,
    WON,
)
from hoodwink.games.resistance.roles import (
    CHIEF_SEEN,
    COORDINATOR_SEEN,
    DEEP_AGENT_SEEN,
    EITHER_SEEN,
    SPY_CHIEF_SEEN,
    SPY_SEEN,
    Card,
    Loyalty,
    Plot,
    Role,
    Side,
)
from hoodwink.games.resistance.state import BLIND_SPIES, HIDDEN_REVERSER

EYES = "you saw it while the others had their eyes shut"


@pytest.fixture
def view():
    return before_anything()


# sentences -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "to_ann", "to_others"),
    [
        ((LEADER, 0), "You are the leader.", "Ann is the leader."),
        ((AIMED, 0, 4), "You aim at mission 4.", "Ann aims at mission 4."),
        ((PROPOSED, 1, 0b111, 2), "Ben's team for mission 2: you, Ben and Cleo.",
         "Ben's team for mission 2: Ann, Ben and Cleo."),
        ((PROPOSED, 0, 0b110, 2), "Your team for mission 2: Ben and Cleo.", "Ann's team for mission 2: Ben and Cleo."),
        ((APPOINTED, 1, 0), "You get the Investigator token.", "Ann gets the Investigator token."),
        ((OPINIONS, 0b1, 0), "Opinion Makers first. For the team: you; against: nobody.",
         "Opinion Makers first. For the team: Ann; against: nobody."),
        ((VOTED, 0b1111, 0b1110000), "For the team: you, Ben, Cleo and Dora; against: Eve, Fay and Gus. Approved.",
         "For the team: Ann, Ben, Cleo and Dora; against: Eve, Fay and Gus. Approved."),
        ((VOTED, 0b111, 0b1111000), "For the team: you, Ben and Cleo; against: Dora, Eve, Fay and Gus. Rejected.",
         "For the team: Ann, Ben and Cleo; against: Dora, Eve, Fay and Gus. Rejected."),
        ((REJECTED, 2, NOBODY), "That is rejection 2 of 5.", ""),
        ((REJECTED, 5, 0), "The team is rejected all the same. That is rejection 5 of 5.", ""),
        ((MISSION, 2, 0b111, 2, 1, 0, 0, False), "Mission 2 fails: 2 successes and 1 fail.", ""),
        ((MISSION, 4, 0b1111, 1, 1, 1, 1, True),
         "Mission 4 succeeds: 1 success, 1 fail, 1 Chief Fail and 1 Reverse.", ""),
        ((TURNED, 3, True), "The result is turned over: mission 3 is a success now.", ""),
        ((TURNED, 3, False), "The result is turned over: mission 3 is a failure now.", ""),
        ((DREW, 0, Plot.OPEN_UP), "You draw Open Up.", "Ann draws Open Up."),
        ((GAVE, 1, 0, Plot.CLOSE_EYE), "Ben gives you Close Eye.", "Ben gives Ann Close Eye."),
        ((USED, 0, Plot.STRONG_LEADER), "You play Strong Leader.", "Ann plays Strong Leader."),
        ((TOOK, 1, 0, Plot.NO_CONFIDENCE), "Ben takes No Confidence from you.", "Ben takes No Confidence from Ann."),
        ((SIDE_SHOWN, 1, 0, Side.SPY), "Ben's side is shown to you: spy.", None),
        ((SIDE_SHOWN, 0, 1, Side.RESISTANCE), "Your side is shown to Ben: resistance.", None),
        ((SIDE_SHOWN, 1, 2, None), "Ben's side is shown to Cleo.", ""),
        ((SPOTLIT, 1, 0), "Ben puts you in the spotlight.", "Ben puts Ann in the spotlight."),
        ((SPOTLIT, 0, 0), "You step into the spotlight.", "Ann steps into the spotlight."),
        ((OPEN_CARD, 0, Card.REVERSE), "You play Reverse, face up.", "Ann plays Reverse, face up."),
        ((LOOKED, 0, 1, Card.FAIL), "You look at Ben's card: fail.", None),
        ((LOOKED, 1, 0, Card.SUCCESS), "Ben looks at your card: success.", None),
        ((LOOKED, 1, 2, None), "Ben looks at Cleo's card.", ""),
        ((COULD_ACCUSE, None, None), "", ""),
        ((COULD_ACCUSE, 0, True), "A spy Chief has failed this mission: you may step forward and accuse.", None),
        ((COULD_ACCUSE, 0, False), "No spy Chief has failed this mission: you can't accuse now.", None),
        ((HUNTER, 0, Side.SPY), "You are the spy Hunter!", "Ann is the spy Hunter!"),
        ((HUNTER, 1, Side.RESISTANCE), "Ben is the resistance Hunter!", ""),
        ((INVESTIGATED, 0, 1, Loyalty.NOT_A_CHIEF), "You investigate Ben: Not a Chief.", None),
        ((INVESTIGATED, 1, 2, None), "Ben investigates Cleo.", ""),
        ((EXAMINED, 1, 0, Side.SPY), "Ben examines you: spy. You get the Inquisitor token.", None),
        ((EXAMINED, 1, 2, None), "Ben examines Cleo. Cleo gets the Inquisitor token.", ""),
        ((BLAMED, 0, 1, False), "You are the Deep Agent! You say: the Pretender is Ben. Wrong!",
         "Ann is the Deep Agent! Ann says: the Pretender is Ben. Wrong!"),
        ((BLAMED, 1, 0, True),
         "Ben is the Deep Agent! Ben says: the Pretender is you. Right! They change characters and sides.",
         "Ben is the Deep Agent! Ben says: the Pretender is Ann. Right! They change characters and sides."),
        ((WON, Side.SPY), "The spies win.", ""),
        ((SHOWN, (Role.SPY, Role.SPY_CHIEF, Role.DEEP_AGENT, Role.RESISTANCE, Role.COORDINATOR)),
         "Spies: you, Ben (Chief) and Cleo (Deep Agent). Resistance: Dora and Eve (Coordinator).",
         "Spies: Ann, Ben (Chief) and Cleo (Deep Agent). Resistance: Dora and Eve (Coordinator)."),
    ],
)  # fmt: skip
def test_events_in_sentences(view, event, to_ann, to_others):
    """`""`: the same to others. None: others can't be told this."""
    assert TO_ANN.event(view, event) == to_ann
    if to_others is not None:
        assert TO_NOBODY.event(replace(view, seat=SPECTATOR), event) == (to_others or to_ann)


@pytest.mark.parametrize(
    ("side", "seats", "said"),
    [
        (Side.SPY, 7, "Ben accuses you of being the resistance Chief. Wrong!"),
        (Side.SPY, 8, "Ben accuses you of being a resistance Chief. Wrong!"),
        (Side.RESISTANCE, 8, "Ben accuses you of being the spy Chief. Wrong!"),
    ],
)
def test_an_accusation_names_whom_the_hunter_is_after(view, side, seats, said):
    cast = Resistance(seats=seats, hunter=True).cast
    told = replace(view, cast=cast, log=((HUNTER, 1, side),))
    assert TO_ANN.event(told, (ACCUSED, 1, 0, False)) == said


def test_winning_with_ones_side(view):
    assert TO_ANN.event(replace(view, role=Role.SPY_HUNTER), (WON, Side.SPY)) == "The spies win, and you with them."
    assert TO_ANN.event(replace(view, role=Role.PRETENDER), (WON, Side.SPY)) == "The spies win."
    assert TO_ANN.event(replace(view, role=Role.PRETENDER), (WON, Side.RESISTANCE)) == (
        "The resistance wins, and you with them."
    )


def test_what_others_may_not_know_is_not_said(view):
    for event in [(SIDE_SHOWN, 1, 2, 1), (LOOKED, 1, 2, 1), (INVESTIGATED, 1, 2, 3), (EXAMINED, 1, 2, 1)]:
        said = TO_ANN.event(view, KINDS[event[0]].seen(event, 0))
        assert not re.search("spy|fail|Chief|:", said), said


# who you are ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("role", "knows", "options", "said"),
    [
        (Role.RESISTANCE, (), {}, "You are resistance. You know nobody."),
        (Role.SPY, ((1, SPY_SEEN), (3, SPY_SEEN)), {}, f"You are a spy. Ben and Dora are spies too: {EYES}."),
        (Role.SPY_HUNTER, ((1, SPY_SEEN), (3, SPY_CHIEF_SEEN)), {"hunter": True},
         f"You are the spy Hunter. Ben is a spy too and Dora is the spy Chief: {EYES}."),
        (Role.SPY_CHIEF, ((1, SPY_SEEN), (3, DEEP_AGENT_SEEN)), {"hunter": True, "deep_agent": True},
         f"You are the spy Chief. Ben is a spy too and Dora is the Deep Agent: {EYES}."),
        (Role.SPY_CHIEF, ((1, SPY_SEEN), (3, EITHER_SEEN), (4, EITHER_SEEN)),
         {"hunter": True, "deep_agent": True, "pretender": True},
         f"You are the spy Chief. Ben is a spy too and Dora and Eve are the Deep Agent and the Pretender, "
         f"in whatever order: {EYES}."),
        (Role.DEEP_AGENT, (), {"hunter": True, "deep_agent": True},
         "You are the Deep Agent, a spy. You know no other spy: your eyes were shut. They saw your thumb."),
        (Role.DEEP_AGENT, (), {"hunter": True, "deep_agent": True, "pretender": True},
         "You are the Deep Agent, a spy. You know no other spy: your eyes were shut. They saw your thumb and can't "
         "tell you from the Pretender."),
        (Role.PRETENDER, (), {"hunter": True, "deep_agent": True, "pretender": True},
         "You are the Pretender, of the resistance. You know nobody. The spies saw your thumb and can't tell you from "
         "the Deep Agent."),
        (Role.COORDINATOR, (), {"hunter": True, "coordinator": True},
         "You are the Coordinator, of the resistance. You know nobody. The resistance Chief saw your thumb."),
        (Role.RESISTANCE_CHIEF, ((1, COORDINATOR_SEEN),), {"hunter": True, "coordinator": True},
         f"You are the resistance Chief. Ben is the Coordinator: {EYES}."),
        (Role.SPY_REVERSER, (), {"reverser": "spy", "hidden_reverser": True},
         "You are the spy Reverser. You know no other spy and they don't know you: your eyes were shut."),
        (Role.SPY, (), {"blind_spies": True},
         "You are a spy. You know no other spy: in this game the spies are blind."),
        (Role.DUMMY_AGENT, (), {"hunter": True, "dummy_agent": True},
         "You are the Dummy Agent, of the resistance. You know nobody."),
    ],
)  # fmt: skip
def test_who_you_are_and_what_you_know_and_why(role, knows, options, said):
    assert TO_ANN.me(replace(dealt_nothing(seats=7, **options), role=role, knows=knows)) == said


def test_two_chiefs_know_each_other():
    view = replace(dealt_nothing(seats=10, hunter=True), role=Role.RESISTANCE_CHIEF, knows=((1, CHIEF_SEEN),))
    assert TO_ANN.me(view) == f"You are a resistance Chief. Ben is the other Chief: {EYES}."
    view = replace(view, role=Role.SPY, knows=((1, SPY_CHIEF_SEEN), (2, SPY_CHIEF_SEEN), (3, SPY_SEEN)))
    assert TO_ANN.me(view) == f"You are a spy. Dora is a spy too and Ben and Cleo are spy Chiefs: {EYES}."


def test_a_lone_spy_beside_a_hidden_reverser():
    alone = replace(dealt_nothing(seats=5, reverser="spy", hidden_reverser=True), role=Role.SPY, knows=())
    assert TO_ANN.me(alone) == "You are a spy. You know no other spy: the other one is hidden."
    assert alone.modules & HIDDEN_REVERSER
    assert not alone.modules & BLIND_SPIES


def test_after_a_right_blame_both_are_told_what_they_are_now(view):
    swapped = replace(view, role=Role.PRETENDER, knows=(), log=((BLAMED, 0, 3, True),))
    assert TO_ANN.me(swapped) == (
        "You are the Pretender, of the resistance. You and Dora have changed characters and sides."
    )
    swapped = replace(view, role=Role.DEEP_AGENT, knows=(), log=((BLAMED, 3, 0, True),))
    assert TO_ANN.me(swapped) == "You are the Deep Agent, a spy. You and Dora have changed characters and sides."


def test_a_spectator_is_nobody(view):
    assert TO_NOBODY.me(replace(view, role=None, seat=SPECTATOR)) == ""


# the table -----------------------------------------------------------------------------------------------------------


def test_the_table_shows_tokens_votes_cards_and_missions(view):
    laid = replace(
        view,
        leader=1,
        team=(1, 2),
        number=2,
        investigator=3,
        inquisitor=0,
        hunters=(2,),
        plots=((), (Plot.CLOSE_EYE,), (), (Plot.NO_CONFIDENCE, Plot.NO_CONFIDENCE), (), (), ()),
        missions=((0, 0b11, True, 0), (1, 0b111, True, 0)),
        log=((MISSION, 1, 0b11, 2, 0, 0, 0, True), (MISSION, 2, 0b111, 2, 1, 0, 0, False), (TURNED, 2, True),
             (LEADER, 1), (PROPOSED, 1, 0b110, 3), (VOTED, 0b1011111, 0b0100000)),
    )  # fmt: skip
    rows = TO_ANN.table(laid)
    assert [list(row) for row in rows] == [["", "now", "vote", "has", "missions"]] * 7
    assert [list(row.values()) for row in rows] == [
        ["Ann (you)", "", "yes", "Inquisitor", "✓ 1: team of 2"],
        ["Ben", "★ on the team", "yes", "Close Eye", "✓ 2: team of 3, 1 fail, turned over"],
        ["Cleo", "on the team", "yes", "Hunter", "▸ 3: team of 3"],
        ["Dora", "", "yes", "Investigator, No Confidence × 2", "  4: team of 4, 2 to fail"],
        ["Eve", "", "yes", "", "  5: team of 4"],
        ["Fay", "", "no", "", ""],
        ["Gus", "", "yes", "", ""],
    ]
    assert TO_ANN.turn(laid) == 1


def test_the_team_of_the_attempt_before_is_gone_with_its_leader(view):
    later = replace(view, team=(1, 2), log=((LEADER, 0), (PROPOSED, 0, 0b110, 1), (LEADER, 1)), leader=1)
    assert [row["now"] for row in TO_ANN.table(later)] == ["", "★", "", "", "", "", ""]


def test_opinions_are_shown_before_the_other_votes_are_in(view):
    begun = replace(view, log=((VOTED, 0b1111111, 0), (LEADER, 0), (PROPOSED, 0, 0b11, 1), (OPINIONS, 0b10, 0b100)))
    assert [row["vote"] for row in TO_ANN.table(begun)] == ["", "yes", "no", "", "", "", ""]


def test_at_the_end_all_characters_are_shown(view):
    over = replace(view, roles=(0, 1, 2, 3, 4, 5, 9), winner=Side.SPY, frame="", asked=False)
    rows = TO_ANN.table(over)
    assert [row["was"] for row in rows] == [
        "resistance", "spy", "resistance Chief", "spy Chief", "resistance Hunter", "spy Hunter", "Pretender",
    ]  # fmt: skip
    assert not any(row["missions"].startswith("▸") for row in rows)
    assert TO_ANN.turn(over) is None


def test_a_base_game_has_no_column_for_what_it_does_not_have():
    assert list(TO_ANN.table(dealt_nothing(seats=5))[0]) == ["", "now", "missions"]

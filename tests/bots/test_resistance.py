"""The regular bot of The Resistance: whole games, replies that follow from the view, sense, strength."""

import pytest

from hoodwink import Match, load
from hoodwink.arena.table import play, play_state, sit
from hoodwink.bots import make
from hoodwink.bots.resistance.belief import own_belief, role_chances, table_belief
from hoodwink.bots.resistance.mind import Mind
from hoodwink.core.dice import Dice
from hoodwink.games import find
from hoodwink.games.resistance.actions import (
    Accuse,
    Examine,
    Investigate,
    LookAt,
    Pass,
    PlayCard,
    Propose,
    Show,
    Spotlight,
    StepForward,
    UsePlot,
    Vote,
)  # fmt: skip
from hoodwink.games.resistance.events import MISSION
from hoodwink.games.resistance.roles import FAILS_NEEDED, Card, Loyalty, Role, side_of
from hoodwink.games.resistance.view import known
from hoodwink.testing.play import configurations

GAMES = configurations(find("resistance"))
FULL: dict[int, dict[str, bool | str]] = {  # seats → about as many modules as can be dealt
    5: {"hunter": True, "dummy_agent": True, "inquisitor": True, "plots": True},
    7: {
        "hunter": True, "deep_agent": True, "pretender": True, "blame": True, "inquisitor": True, "plots": True,
        "reverser": "resistance",
    },
    10: {
        "hunter": True, "dummy_agent": True, "deep_agent": True, "pretender": True, "blame": True, "inquisitor": True,
        "plots": True, "reverser": "resistance",
    },
}  # fmt: skip


def steps(game, seed, bots):
    """Every question of a game: the state before it, the seat, and after the reply has been given the reply."""
    s, dice = game.start(), Dice(seed)
    while s.asked:
        if s.asked < 0:
            s.roll(dice)
            continue
        seat = s.polled()
        options = tuple(game.actions[id] for id in s.options(seat))
        reply = bots[seat](game.view(s, seat), options)
        yield s, seat, options, reply
        s.reply(seat, game.actions.id(reply))


def answer(t, seat, seed=0):
    """What a regular bot replies at a table that was laid by hand."""
    return make("resistance", "regular", Dice(seed))(t.view(seat), t.options(seat))


def often(t, seat, reply, times=60):
    """In how many of so many tries, each with other dice, it replies so."""
    return sum(answer(t, seat, seed) == reply for seed in range(times)) / times


def spurn(t, *team):
    """All but the last attempt is over: nobody but its leader has approved the team."""
    for _ in range(4):
        t.team(*team)
        t.votes("".join("+" if seat == t.leader else "-" for seat in range(t.game.seats)))


# whole games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_it_plays_whole_games(game):
    for seed in range(2):
        match = Match(game, seed)
        play(match, sit(game, ["regular"], seed))
        assert match.winners


@pytest.mark.parametrize("game", GAMES[::3], ids=repr)
def test_it_copes_with_random_company(game):
    bots = ["regular" if seat % 2 else "random" for seat in range(game.seats)]
    for seed in range(3):
        match = Match(game, seed)
        play(match, sit(game, bots, seed))
        assert match.winners


@pytest.mark.parametrize("game", GAMES[::2], ids=repr)
def test_replies_follow_from_the_view_and_the_dice(game):
    """The same dice and what the seat can't tell apart: the same reply, in a bot that has no past."""
    bots = sit(game, ["regular"], "whose")
    for at, (s, seat, options, _) in enumerate(steps(game, "whose", bots)):
        if at % 5 == 0:
            other = game.redeal(s, seat, Dice(at))
            replies = {
                make("resistance", "regular", Dice(at))(game.view(state, seat), options) for state in (s, s, other)
            }
            assert len(replies) == 1
            assert replies <= set(options)


# what it believes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game for game in GAMES if game.seats <= 7], ids=repr)
def test_the_spies_it_believes_in_are_those_of_the_worlds_that_fit(game):
    """Every side that all worlds give a seat it believes in, and it believes in none that no world gives."""
    for at, (s, seat, _, _) in enumerate(steps(game, "fit", sit(game, ["random"], "fit"))):
        if at % 17 == 0:
            view = game.view(s, seat)
            facts, belief = own_belief(view, Mind(view, Dice(0)).log)
            sides = set()
            for world in known(view).all():
                sides.add(sum(1 << i for i, role in enumerate(facts.as_now(world)) if side_of(role)))
            assert {spies for spies, _ in belief.sets} >= sides
            assert sum(1 << i for i, role in enumerate(s.roles) if side_of(role)) in sides
            if not {Role.RESISTANCE_REVERSER, Role.SPY_REVERSER} & set(game.cast):
                assert {spies for spies, _ in belief.sets} == sides


@pytest.mark.parametrize("seats", [7, 8])
def test_chances_without_evidence_are_those_of_the_deal(table, seats):
    t = table("resistance", seats=seats, hunter=True, coordinator=True, roles="hunter", leader=0)
    view = t.view(0)
    facts, belief = own_belief(view, view.log)
    chiefs = 1 if seats == 7 else 2
    ours = seats - 3 - 1
    assert belief.chances[1:] == pytest.approx([3 / (seats - 1)] * (seats - 1))
    assert belief.chief(1) == pytest.approx(1 / (seats - 1))
    resistance_chief = role_chances(facts, belief, 1 << Role.RESISTANCE_CHIEF)
    assert resistance_chief[1:] == pytest.approx([chiefs / ours * ours / (seats - 1)] * (seats - 1))


def test_a_fail_is_believed_to_come_from_the_team(table):
    t = table("resistance", seats=5, roles="spy spy", leader=0)
    t.mission(0, 2, fails=[0])
    view = t.view(3)
    everyone = table_belief(view.log, view.cast, (0,))
    assert everyone.chances[0] > everyone.chances[2] > 0.4 > everyone.chances[4]  # the leader most of all
    assert own_belief(t.view(2), t.view(2).log)[1].chances[0] == 1.0


# the resistance -----------------------------------------------------------------------------------------------------


def test_resistance_names_itself_and_nobody_who_was_caught(table):
    t = table("resistance", seats=5, roles="spy spy", leader=1)
    t.mission(0, 2, fails=[0])
    for seed in range(20):
        reply = answer(t, 2, seed)
        assert isinstance(reply, Propose)
        assert 2 in reply.team
        assert 0 not in reply.team


def test_resistance_rejects_a_team_with_a_known_spy_but_for_the_last_attempt(table):
    t = table("resistance", seats=5, roles="spy spy", leader=2)
    t.mission(0, 2, fails=[0])
    for attempt in range(5):
        t.team(0, 1, 3)
        assert often(t, 2, Vote(approve=attempt == 4)) == 1
        if attempt < 4:
            t.reject()


def test_resistance_reverser_turns_what_will_fail(table):
    t = table("resistance", seats=5, reverser="resistance", roles="spy spy reverser", leader=4)
    t.mission(0, 1, fails=[0])
    t.team(0, 1, 2).approve()
    assert answer(t, 2) == PlayCard(Card.REVERSE)
    t = table("resistance", seats=5, reverser="resistance", roles="spy spy reverser", leader=4)
    t.team(2, 3).approve()
    assert answer(t, 2) == PlayCard(Card.SUCCESS)


# spies --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(5, 11))
def test_spies_do_not_all_fail_at_once(seats):
    """They settle by their seats who does: never more fails than it takes, and never one that can do nothing."""
    game = load("resistance", seats=seats)
    shown = set()
    for seed in range(8):
        match = Match(game, seed)
        play(match, sit(game, ["regular"], seed))
        for event in match.view().log:
            if event[0] == MISSION:
                needed = FAILS_NEEDED[seats][event[1] - 1]
                assert event[4] in (0, needed)
                shown.add(event[4])
    assert {0, 1} <= shown


def test_a_spy_names_one_spy_and_on_mission_4_two(table):
    t = table("resistance", seats=7, roles="spy spy spy", leader=0)
    for seed in range(20):
        assert len({0, 1, 2} & set(answer(t, 0, seed).team)) == 1
    for _ in range(3):
        t.mission(fails=[1] if t.state.done == 0 else [])
    t.set(leader=0)
    for seed in range(20):
        assert len({0, 1, 2} & set(answer(t, 0, seed).team)) == 2


def test_a_spy_fails_when_all_depends_on_it_and_not_always_before(table):
    t = table("resistance", seats=5, roles="spy spy", leader=0)
    t.team(0, 2).approve()
    assert 0 < often(t, 0, PlayCard(Card.FAIL)) < 1
    t.cards()
    t.mission(2, 3, 4)
    t.team(1, 2).approve()
    assert often(t, 1, PlayCard(Card.FAIL)) == 1


def test_a_spy_rejects_the_last_attempt_only_if_it_would_lose(table):
    t = table("resistance", seats=5, roles="spy spy", leader=0)
    spurn(t, 2, 3)
    t.team(2, 3)
    assert often(t, 1, Vote(approve=True)) == 1
    t.approve().cards()
    t.mission(2, 3, 4)
    spurn(t, 2, 3)
    t.team(2, 3)
    assert often(t, 1, Vote(approve=False)) == 1


def test_spies_let_attempts_lapse_where_others_vote_carelessly(table):
    t = table("resistance", seats=7, roles="spy spy spy", leader=3)
    t.team(3, 4).votes("-------")
    assert often(t, 4, Propose((4, 5))) > 0
    t.team(0, 4).votes("-------")  # the second leader, too, against his own team
    for _ in range(3):
        t.team(0, 1)
        assert often(t, 0, Vote(approve=False)) == 1
        t.reject()


def test_a_spy_chief_leaves_the_fail_to_others(table):
    t = table("resistance", seats=7, hunter=True, roles="spy_chief spy spy_hunter", leader=6)
    t.team(0, 1).approve()
    assert often(t, 0, PlayCard(Card.SUCCESS)) == 1
    assert 0 < often(t, 1, PlayCard(Card.FAIL)) < 1
    t = table("resistance", seats=7, hunter=True, roles="spy_chief spy spy_hunter", leader=6)
    t.team(0, 3).approve()
    assert 0 < often(t, 0, PlayCard(Card.CHIEF_FAIL)) < 0.4


# Hunters, the Inquisitor, plot cards --------------------------------------------------------------------------------


def test_a_hunter_accuses_whose_card_he_has_seen(table):
    t = table("resistance", seats=7, hunter=True, roles="hunter chief resistance resistance spy_chief spy spy_hunter")
    t.mission(0, 1)
    t(0, Investigate(4))
    t.mission(0, 1, 2)
    t.mission(0, 1, 2)
    assert t.options(0)[0] == Accuse(1)
    assert often(t, 0, Accuse(4)) == 1


def test_a_spy_hunter_steps_forward_once_he_knows(table):
    words = {"seats": 7, "hunter": True, "roles": "hunter chief resistance resistance spy_chief spy spy_hunter"}
    t = table("resistance", **words)
    t.mission(0, 4, fails=[4])
    assert StepForward() in t.options(6)
    assert often(t, 6, Pass()) == 1
    t = table("resistance", **words, leader=6)
    t.mission(0, 2)
    t(6, Investigate(1))
    t.mission(0, 2, 4, fails=[4])
    assert often(t, 6, StepForward()) == 1
    t.step_forward()
    assert often(t, 6, Accuse(1)) == 1


def test_an_investigator_does_not_ask_what_he_knows(table):
    t = table("resistance", seats=7, hunter=True, roles="hunter chief resistance resistance spy_chief spy spy_hunter")
    t.mission(0, 1)
    t(0, Investigate(4))
    t.set(leader=0)
    t.mission(1, 2, 3)
    assert t.asked == (0,)
    assert often(t, 0, Investigate(4)) == 0


def test_a_dummy_agent_mostly_poses_as_chief(table):
    t = table("resistance", seats=7, hunter=True, dummy_agent=True, roles="hunter dummy", leader=0)
    t.mission(0, 1)
    t(0, Investigate(1))
    assert 0.5 < often(t, 1, Show(Loyalty.RESISTANCE_CHIEF)) < 1


def test_an_inquisitor_asks_about_those_he_is_unsure_of(table):
    t = table("resistance", seats=5, inquisitor=True, roles="spy spy", leader=4)
    t.mission(0, 3, fails=[0])
    t.mission(2, 3, 4)
    assert t.asked == (3,)
    assert often(t, 3, Examine(0)) == 0


def plotted(table, *plots, **words):
    """A table of 5 at which seat 0, a spy, and seat 4, of the resistance, know as much as all and hold these cards."""
    t = table("resistance", seats=5, plots=True, roles="spy spy", leader=3, **words)
    t.plot("opinion_maker", to=2)
    hands = [0] * 5
    for seat, plot in plots:
        hands[seat] += 1 << (4 * plot)
    return t.set(hands=hands)


def test_no_confidence_as_fifth_rejection_wins_for_spies_alone(table):
    t = plotted(table, (0, 2), (4, 2))
    for _ in range(4):
        t.team(2, 3).reject()
    t.team(2, 3).approve()
    assert often(t, t.asked[0], Pass()) == 1  # seat 4: it would lose the game
    t(4, Pass())
    assert t.asked == (0,)
    assert often(t, 0, UsePlot()) == 1


def test_close_eye_and_spotlight_look_at_the_suspect(table):
    t = plotted(table, (4, 6), (4, 0))
    t.team(0, 3).approve()
    t(4, Pass())
    t.cards(fails=[0])
    t(4, Pass())
    t.plot("strong_leader", to=3)
    t.team(0, 2, 4).approve()
    assert often(t, 4, Spotlight(0)) == 1
    t(4, Pass())
    t.cards()
    assert often(t, 4, LookAt(0)) == 1


# strength -----------------------------------------------------------------------------------------------------------


def wins(game, resistance, spies, games):
    """How many of so many games the resistance wins, when the two sides are played by bots of these levels."""
    won = 0
    for seed in range(games):
        s, dice = game.start(), Dice(f"strength/{seed}")
        while s.asked < 0:  # the deal
            s.roll(dice)
        bots = [
            make("resistance", spies if side_of(role) else resistance, dice.fork(f"bot {seat}"))
            for seat, role in enumerate(s.roles)
        ]
        play_state(game, s, bots, dice)
        won += s.winner == 0
    return won


@pytest.mark.parametrize("options", ["base", "hunter", "full"])
@pytest.mark.parametrize("seats", [5, 7, 10])
def test_it_beats_random_on_both_sides(seats, options):
    modules: dict[str, dict[str, bool | str]] = {"base": {}, "hunter": {"hunter": True}, "full": FULL[seats]}
    game = load("resistance", seats=seats, **modules[options])
    usual = wins(game, "random", "random", 80) / 80
    assert wins(game, "regular", "random", 16) / 16 >= usual + 0.2
    assert wins(game, "random", "regular", 24) / 24 <= usual / 2

"""Bots from outside: both families of method names, told what their seat sees, loaded from anywhere."""

import pytest

from hoodwink import load
from hoodwink.arena.played import play_one
from hoodwink.bots.adapter import Agent, Guest, load_outside
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.games.resistance.actions import PlayCard, Propose, Vote
from hoodwink.games.resistance.roles import Card

SEATED = """
CALLS = []

class Toy:
    def __init__(self, name):
        self.name = name

    def new_game(self, number_of_players, player_number, spies):
        self.seats, self.me, self.spies = number_of_players, player_number, spies
        CALLS.append(("new_game", number_of_players, player_number, spies))

    def propose_mission(self, team_size, fails_required=1):
        return [(self.me + step) % self.seats for step in range(team_size)]

    def vote(self, mission, proposer):
        return self.me in mission or proposer == self.me

    def betray(self, mission, proposer):
        return True

    def vote_outcome(self, mission, proposer, votes):
        CALLS.append(("vote_outcome", mission, proposer, votes))

    def mission_outcome(self, mission, proposer, num_fails, mission_success):
        CALLS.append(("mission_outcome", mission, proposer, num_fails, mission_success))

    def round_outcome(self, rounds_complete, missions_failed):
        CALLS.append(("round_outcome", rounds_complete, missions_failed))

    def game_outcome(self, spies_win, spies):
        CALLS.append(("game_outcome", spies_win, spies))
"""

CALLED = """
CALLS = []

class Toy:
    def __init__(self, game, index, spy):
        self.game, self.index, self.spy = game, index, spy

    def onGameRevealed(self, players, spies):
        CALLS.append(("revealed", [p.index for p in players], [p.index for p in spies]))

    def onMissionAttempt(self, mission, tries, leader):
        CALLS.append(("attempt", mission, tries, leader.index))

    def select(self, players, count):
        return sorted(players, key=lambda player: player.index != self.index)[:count]

    def onTeamSelected(self, leader, team):
        assert self.game.leader == leader and self.game.team == team
        CALLS.append(("team", leader.index, [p.index for p in team]))

    def vote(self, team):
        return any(p.index == self.index for p in team)

    def onVoteComplete(self, votes):
        CALLS.append(("votes", votes))

    def sabotage(self):
        return self.spy

    def onMissionComplete(self, sabotaged):
        CALLS.append(("mission", sabotaged, self.game.wins, self.game.losses))

    def onMissionFailed(self, leader, team):
        CALLS.append(("rejected", leader.index))

    def onGameComplete(self, win, spies):
        CALLS.append(("over", win, [p.index for p in spies]))
"""


@pytest.fixture
def toy(tmp_path):
    """A toy's class in a file of its own, by its source: the name to load it by."""

    def write(source, name="toy"):
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
        return f"{tmp_path / name}.py:Toy"

    return write


def calls(guest):
    """What the toy has been told."""
    return guest.kind.__init__.__globals__["CALLS"]


@pytest.mark.parametrize("source", [SEATED, CALLED], ids=["seated", "called"])
@pytest.mark.parametrize("seats", [5, 7, 10])
def test_strangers_play_whole_games_among_ours(toy, source, seats):
    name = toy(source)
    game = load("resistance", seats=seats)
    bots = [name if seat % 2 else "novice" for seat in range(seats)]
    assert play_one(game, bots, "strangers").winners
    assert play_one(game, {"resistance": "novice", "spy": name}, "strangers").winners


def test_the_first_family_is_told_everything_in_order(toy, table):
    t = table("resistance", seats=5, roles="spy spy", leader=0)
    guest, spy = (load_outside(toy(SEATED, name))(Dice(0)) for name in ("one", "two"))
    assert isinstance(guest, Guest)
    assert spy(t.view(0), t.options(0)) == Propose((0, 1))
    assert calls(spy) == [("new_game", 5, 0, [0, 1])]
    t.team(0, 2)
    assert guest(t.view(3), t.options(3)) == Vote(approve=False)
    assert calls(guest) == [("new_game", 5, 3, [])]
    t.votes("+++--")
    assert spy(t.view(0), t.options(0)) == PlayCard(Card.FAIL)
    t.cards(fails=[0])
    t.team(1, 2, 3)
    assert guest(t.view(3), t.options(3)) == Vote(approve=True)
    votes = {0: True, 1: True, 2: True, 3: False, 4: False}
    assert calls(guest)[1:] == [
        ("vote_outcome", [0, 2], 0, votes),
        ("mission_outcome", [0, 2], 0, 1, False),
        ("round_outcome", 1, 1),
    ]
    t.approve().cards(fails=[1])
    t.mission(0, 2, fails=[0])
    guest.farewell(t.view(3))
    assert calls(guest)[-2:] == [("round_outcome", 3, 3), ("game_outcome", True, [0, 1])]


def test_the_second_family_is_told_everything_in_order(toy, table):
    t = table("resistance", seats=5, roles="spy spy", leader=0)
    guest = load_outside(toy(CALLED))(Dice(0))
    assert isinstance(guest, Guest)
    t.team(0, 2)
    assert guest(t.view(3), t.options(3)) == Vote(approve=False)
    t.votes("++---")
    t.team(1, 3)
    assert guest(t.view(3), t.options(3)) == Vote(approve=True)
    t.approve().cards(fails=[1])
    guest.farewell(t.view(3))
    assert calls(guest) == [
        ("revealed", [0, 1, 2, 3, 4], []),
        ("attempt", 1, 1, 0),
        ("team", 0, [0, 2]),
        ("votes", [True, True, False, False, False]),
        ("rejected", 0),
        ("attempt", 1, 2, 1),
        ("team", 1, [1, 3]),
        ("votes", [True] * 5),
        ("mission", 1, 0, 1),
        ("attempt", 2, 1, 2),
    ]


def test_one_who_comes_late_is_told_all_from_the_start(toy, table):
    t = table("resistance", seats=5, roles="spy spy", leader=0)
    t.mission(0, 2, fails=[0])
    t.team(1, 2, 3)
    late = load_outside(toy(SEATED))(Dice(0))
    assert late(t.view(3), t.options(3)) == Vote(approve=True)
    assert [call[0] for call in calls(late)] == ["new_game", "vote_outcome", "mission_outcome", "round_outcome"]


def test_our_own_base_class_plays(toy):
    name = toy("from hoodwink.bots.adapter import Agent\n\nclass Toy(Agent):\n    pass\n")
    assert play_one(load("resistance", seats=6), [name] * 6, "base").winners
    assert Agent("me").name == "me"


def test_modules_are_refused(toy):
    with pytest.raises(BadSetup, match="base game"):
        play_one(load("resistance", seats=5, inquisitor=True), [toy(SEATED)] * 5, "modules")


def test_a_team_that_is_none_names_the_bot(toy):
    name = toy(SEATED.replace("range(team_size)]", "range(team_size + 1)]"))
    with pytest.raises(BadSetup, match=r"Toy named \[.*\], which is no team of 2 seats"):
        play_one(load("resistance", seats=5), [name] * 5, "team")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nothing", "module:Class or file.py:Class"),
        ("no_such_module_here:Bot", "can't be loaded"),
        ("/no/such/file.py:Bot", "there is no such file"),
        ("hoodwink.bots.adapter:Nobody", "has no class Nobody"),
    ],
)
def test_a_wrong_name_is_said_to_be(name, says):
    with pytest.raises(BadSetup, match=says):
        load_outside(name)


def test_a_broken_file_is_said_to_be(toy):
    with pytest.raises(BadSetup, match="can't be loaded"):
        load_outside(toy("class Toy(:\n"))


def test_a_module_on_the_path_is_found():
    assert isinstance(load_outside("hoodwink.bots.adapter:Agent")(Dice(0)), Guest)

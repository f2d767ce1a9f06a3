"""What a seat knows for certain, against brute force: every deal replayed, and those kept that look the same to it."""

from collections import Counter

import pytest

from hoodwink import load
from hoodwink.core.dice import Dice
from hoodwink.core.event import everything
from hoodwink.core.seats import CHANCE, SPECTATOR
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.moves import APPROVE, VOTES
from hoodwink.games.resistance.roles import Card, Loyalty, Role
from hoodwink.games.resistance.state import ResistanceState
from hoodwink.games.resistance.view import dealt, known
from hoodwink.games.resistance.worlds import TRIES, Known

FIVE = "spy_chief spy_hunter chief hunter resistance"
DEEP = {"hunter": True, "deep_agent": True, "pretender": True, "blame": True}


def walked(game, seed, until=200):
    """A random game that goes on missions: its steps, (seat or CHANCE, action or outcome)."""
    s, dice, steps = game.start(), Dice(seed), list[tuple[int, int]]()
    while s.asked and len(steps) < until:
        if s.asked == CHANCE:
            steps.append((CHANCE, s.roll(dice)))
            continue
        seat = s.polled()
        options = s.options(seat)
        action = APPROVE if options == VOTES and dice.below(4) else dice.pick(options)
        s.reply(seat, action)
        steps.append((seat, action))
    return steps


def worlds(game, steps, seat):
    """After each step that resolves something: the state, and all the states that it may be as far as a seat knows.

    Open replies are as they were. Deals, and what others reply in quiet, are all that there can be.
    """
    real = game.start()
    may_be = [game.start()]
    for who, what in steps:
        hidden = type(real.stack[-1]).__name__ == "Deal" or (real.stack[-1].quiet and who != seat)
        ply, past = real.ply, real.past
        _do(real, who, what)
        may_be = [new for s in may_be for new in _next(s, who, what, hidden)]
        if real.ply != ply and (hidden or real.past is not past):
            view = game.view(real, seat)
            looks_same = [s for s in may_be if s.ply == real.ply and game.view(s, seat) == view]
            may_be = list({s.nouns(): s for s in looks_same}.values())
            yield real, may_be


def _do(s, who, what):
    if who == CHANCE:
        s.chance(what)
    else:
        s.reply(who, what)


def _next(s, who, what, hidden):
    """A state for every step that may have been taken there; the last is the state itself."""
    if who == CHANCE:
        listed = [outcome for outcome, _ in s.stack[-1].outcomes(s)] if s.asked == CHANCE else []
    else:
        listed = s.options(who)
    for step in listed[1:] if hidden else ():
        new = s.copy()
        _do(new, who, step)
        yield new
    if hidden or what in listed:
        _do(s, who, listed[0] if hidden else what)
        yield s


def cards(s):
    """The mission cards of all missions, and those that lie there."""
    return (*(mission[2] for mission in s.missions), tuple(s.cards))


CASES = [
    (5, {}),
    (6, {"blind_spies": True, "targeting": True}),
    (5, {"plots": True}),
    (5, {"reverser": "both", "inquisitor": True}),
    (6, {"reverser": "both", "hidden_reverser": True, "plots": True}),
    (5, {"hunter": True}),
    (5, {"hunter": True, "blind_spies": True, "inquisitor": True}),
    (5, {"hunter": True, "dummy_agent": True, "plots": True}),
    (6, {"hunter": True, "coordinator": True, "reverser": "resistance"}),
    (6, {"hunter": True, "dummy_agent": True, "coordinator": True, "plots": True, "inquisitor": True}),
]


def _called(case):
    return f"{case[0]}-{'-'.join(case[1]) or 'plain'}"


def check(game, steps, seat):
    """Known against brute force, whenever something was told; how often it was."""
    read = times = 0
    for s, may_be in worlds(game, steps, seat):
        log = game.view(s, seat).log
        if len(log) == read or -1 in s.roles:
            continue
        read = len(log)
        found = list(known(game.view(s, seat)).all())
        assert len(found) == len(set(found))
        assert set(found) == {dealt(other) for other in may_be}, f"seat {seat} after {log[-3:]} in {game!r}"
        times += 1
    return times


@pytest.mark.parametrize("case", CASES, ids=_called)
def test_1_4_a_seat_knows_exactly_what_no_other_deal_explains(case):
    """§1.4 §3.1 §5.7 §5.11 §7.3 §8.2 §8.4 §10.2 over random games."""
    seats, options = case
    game = load("resistance", seats=seats, **options)
    for seat in (0, seats - 2, *([SPECTATOR] if not options.get("hunter") else [])):
        assert check(game, walked(game, f"{seat}/{_called(case)}"), seat)


def right(table, seats, roles, play, seat, **options):
    """A game by hand, checked as it goes for a seat; the characters that each seat may have, in the end."""
    t = table("resistance", seats=seats, roles=roles, **options)
    play(t)
    check(t.game, t.steps, seat)
    found = list(known(t.view(seat)).all())
    return [{Role(world[other]).name.lower() for world in found} for other in range(seats)]


@pytest.mark.parametrize("target", [1, 5])
@pytest.mark.parametrize("seat", [0, 2])
def test_9_6_knowledge_before_and_after_a_blame(table, target, seat):
    """§R13 §R14, for the blamer, who sees nobody, and for a spy, who sees two alike."""

    def play(t):
        t.mission(0, 4, fails=[0]).go_on().team(2, 3, 4).blame(target)
        t.team(0, 1, 2).approve().cards(fails=[1 if target == 1 else 0])

    can = right(table, 7, "deep pretender spy_chief spy_hunter chief hunter", play, seat, leader=4, **DEEP)
    assert can[0] == {"deep_agent"}
    assert (can[1] == {"pretender"}) is (target == 1 or seat == 2)
    assert ("pretender" in can[5]) is False


def test_8_4_knowledge_of_a_spy_hunter_who_could_not_accuse(table):
    """Six seats: two fails of two spies on the team, or one; the Hunter is told whether the Chief's is among them."""
    roles = "spy_hunter spy_chief chief hunter"

    def play(t):
        t.mission(0, 1, fails=[1]).passes()

    for seat in (0, 2, 4):
        right(table, 6, roles, play, seat, hunter=True)
    can = right(table, 6, roles, play, 0, hunter=True, blind_spies=True)
    assert can[1] == {"spy_chief"}
    can = right(table, 6, roles, lambda t: t.mission(0, 4, fails=[0]).passes(), 0, hunter=True, blind_spies=True)
    assert "spy_chief" in can[4]  # he may have played success
    can = right(table, 6, roles, play, 2, hunter=True)
    assert can[0] >= {"spy_chief", "spy_hunter"}


def test_8_4_stepping_forward_tells_that_the_chief_was_on_the_team(table):
    """Five seats, two on the team, one fail: the Hunter, who is not on it, steps forward."""

    def play(t):
        t.mission(0, 2, fails=[0]).step_forward()(1, "accuse 4")

    for seat in (2, 3, 4):
        can = right(table, 5, FIVE, play, seat, hunter=True)
        assert can[1] == {"spy_hunter"}
        assert "spy_chief" not in can[4]
    assert right(table, 5, FIVE, play, 2, hunter=True)[0] == {"spy_chief"}
    assert right(table, 5, FIVE, play, 4, hunter=True)[0] == {"spy_chief", "resistance_chief", "resistance_hunter"}


def test_8_4_it_tells_so_too_where_the_hunter_was_on_the_team_himself(table):
    """One fail among three, the Hunter's or the Chief's: that he may step forward says whose."""

    def play(t):
        t.mission(2, 3).mission(0, 1, 2, fails=[0]).step_forward()

    assert right(table, 5, FIVE, play, 2, hunter=True)[0] == {"spy_chief"}
    assert right(table, 5, FIVE, play, 4, hunter=True)[3] == {"resistance_chief", "resistance_hunter"}
    can = right(table, 5, FIVE, lambda t: t.mission(2, 3).mission(0, 1, 2, fails=[0]).passes(), 2, hunter=True)
    assert len(can[0]) > 1


def test_8_2_a_wrong_accusation_tells_who_is_not_the_chief(table):
    def play(t):
        t.mission(fails=[1]).mission(fails=[1]).mission(fails=[1])(1, "accuse 4")

    can = right(table, 6, "spy_chief spy_hunter chief hunter", play, 3, hunter=True)
    assert can[4] == {"resistance", "spy_chief"}
    can = right(table, 6, "spy_chief spy_hunter chief hunter", play, 3, hunter=True, coordinator=True)
    assert can[4] == {"resistance", "spy_chief"}


@pytest.mark.parametrize(("seats", "card"), [(5, "chief"), (7, "resistance_chief")])
def test_7_3_what_a_loyalty_card_leaves(table, seats, card):
    roles = "dummy chief hunter spy_chief spy_hunter"

    def play(t):
        t.mission()(t.asked[0], "investigate 0")(0, f"show {card}")

    can = right(table, seats, roles, play, 4, hunter=True, dummy_agent=True, leader=4, blind_spies=True)
    chiefs = {"dummy_agent", "resistance_chief"}
    assert can[0] == (chiefs | {"spy_chief"} if seats == 5 else chiefs)  # at five the card says nothing of the side
    if seats == 5:
        can = right(table, seats, roles, play, 1, hunter=True, dummy_agent=True, leader=4)
        assert can[0] == {"dummy_agent", "resistance_hunter", "spy_chief", "spy_hunter"}


def test_5_11_what_a_look_at_a_card_leaves(table):
    def play(t):
        t.plot("close_eye", to=3).team(0, 1).approve().cards(reverses=[0])(3, "look-at 0")

    options = {"plots": True, "reverser": "both"}
    roles = "reverser spy_reverser spy"
    assert right(table, 5, roles, play, 3, **options)[0] == {"resistance_reverser", "spy_reverser"}
    assert right(table, 5, roles, play, 1, **options)[0] == {"resistance_reverser"}
    assert right(table, 5, roles, play, 4, **options)[0] >= {"spy"}


def test_11_3_a_spy_looks_for_the_hidden_reverser_among_all_others(table):
    """He has seen the other spy, who therefore is not hidden; the hidden one sees nobody and looks for three."""
    roles, options = "spy spy spy_reverser reverser", {"reverser": "both", "hidden_reverser": True}
    can = right(table, 7, roles, lambda t: t.mission(2, 4, reverses=[2]), 0, **options)
    assert can[:2] == [{"spy"}, {"spy"}]
    assert can[2] == can[4] == {"spy_reverser", "resistance_reverser", "resistance"}
    can = right(table, 7, roles, lambda t: t.mission(0, 4, fails=[0]), 2, **options)
    assert can[0] == {"spy", "resistance", "resistance_reverser"}


def test_3_1_a_success_tells_nothing(table):
    """A spy may play success: a mission that succeeds leaves all deals that there were."""
    can = right(table, 5, "resistance spy spy", lambda t: t.mission().mission(), 0)
    assert can[1:] == [{"resistance", "spy"}] * 4


def test_3_1_as_many_fails_as_members_name_the_spies(table):
    can = right(table, 5, "resistance spy spy", lambda t: t.mission(1, 2, fails=[1, 2]), 0)
    assert can == [{"resistance"}, {"spy"}, {"spy"}, {"resistance"}, {"resistance"}]


def test_3_6_at_the_end_all_is_known(table):
    t = table("resistance", seats=7, roles="deep pretender spy_chief spy_hunter chief hunter", leader=4, **DEEP)
    t.team(4, 5).blame(1).team(4, 5)
    for _ in range(4):
        t.reject().team(4, 5)
    t.reject()
    for seat in (0, 5, SPECTATOR):
        assert list(known(t.view(seat)).all()) == [dealt(t.state)]


# redeal: each world as likely as the next


def even(found, among):
    """A light chi-square: within five standard deviations of what even odds give."""
    n, k = sum(found.values()), len(among)
    assert set(found) <= set(among)
    expected = n / k
    chi = sum((found[world] - expected) ** 2 / expected for world in among)
    assert chi < k - 1 + 5 * (2 * (k - 1)) ** 0.5, f"{chi} with {k - 1} degrees of freedom"


@pytest.mark.parametrize(
    ("seats", "options", "roles", "fails", "seat"),
    [
        (5, {}, "resistance spy spy", [1], 0),
        (6, {}, "resistance spy spy", [1], SPECTATOR),
        (5, {"hunter": True}, FIVE, [0], 4),
        (6, {"hunter": True}, FIVE, [1], 1),
        (7, {"hunter": True, "deep_agent": True, "pretender": True}, "spy_chief spy_hunter deep pretender", [0], 0),
    ],
)
def test_1_1_redeal_draws_evenly_among_the_worlds_that_fit(table, seats, options, roles, fails, seat):
    t = table("resistance", seats=seats, roles=roles, **options).mission(fails=fails)
    *_, (_, may_be) = worlds(t.game, t.steps, seat)
    among = sorted({dealt(s) for s in may_be})
    played = {(dealt(s), cards(s)) for s in may_be}
    assert len(among) > 2
    dice = Dice("redeal")
    drawn = [t.game.redeal(t.state, seat, dice) for _ in range(25 * len(among))]
    even(Counter(dealt(s) for s in drawn), among)
    assert {(dealt(s), cards(s)) for s in drawn} <= played
    assert {t.game.view(s, seat) == t.view(seat) for s in drawn} == {True}


def test_3_1_redeal_draws_the_failing_member_evenly(table):
    """Two spies on a team with one fail: in that world either of them, half of the time."""
    t = table("resistance", seats=5, roles="spy spy").mission(0, 1, fails=[0])
    dice = Dice("cards")
    drawn = [t.game.redeal(t.state, 4, dice) for _ in range(600)]
    even(Counter(cards(s)[0] for s in drawn if list(s.roles[:2]) == [1, 1]), [(1, 0, -1, -1, -1), (0, 1, -1, -1, -1)])


def test_9_1_redeal_tells_a_loyalty_card_anew(table):
    """What another has been shown is what the redealt character may show."""
    t = table("resistance", seats=6, hunter=True, dummy_agent=True, roles="dummy chief hunter spy_chief", leader=5)
    t.mission()(5, "investigate 0")(0, "show chief")
    told: Counter[tuple[str, str]] = Counter()
    for n in range(400):
        s = t.game.redeal(t.state, 1, Dice(n))
        (shown,) = [event for event in everything(s.past) if t.game.kinds[event[0]].name == "investigated"]
        told[Role(s.roles[0]).name.lower(), Loyalty(shown[3]).name.lower()] += 1
    assert set(told) == {
        ("dummy_agent", "chief"), ("dummy_agent", "not_a_chief"), ("spy_chief", "chief"),
        ("resistance", "not_a_chief"), ("resistance_hunter", "not_a_chief"), ("spy_hunter", "not_a_chief"),
    }  # fmt: skip


def test_8_4_redeal_tells_the_hunter_of_that_world_what_is_true_there(table):
    t = table("resistance", seats=5, hunter=True, roles=FIVE).mission().mission(0, 1, 2, fails=[0])
    told: Counter[tuple[int, bool]] = Counter()
    for n in range(60):
        s = t.game.redeal(t.state, 2, Dice(n))
        (could,) = [event for event in everything(s.past) if t.game.kinds[event[0]].name == "could_accuse"]
        hunter, chief = s.roles.index(Role.SPY_HUNTER), s.roles.index(Role.SPY_CHIEF)
        assert could[1:] == (hunter, cards(s)[1][chief] == Card.FAIL)
        told[could[1:]] += 1
    assert len(told) > 3


def test_1_1_redeal_while_the_characters_are_dealt():
    game = Resistance(seats=5)
    s = game.start()
    assert isinstance(s, ResistanceState)
    s.chance(Role.SPY)
    s.chance(Role.RESISTANCE)
    drawn = [game.redeal(s, 1, Dice(n)) for n in range(60)]
    assert {tuple(other.roles) for other in drawn} == {(0, 0, -1, -1, -1), (1, 0, -1, -1, -1)}
    for other in drawn:
        assert sorted([*other.roles[:2], *(role for role, left in enumerate(other.undealt) for _ in range(left))]) == [
            0, 0, 0, 1, 1,
        ]  # fmt: skip


class Late(Known):
    """Finds that no world fits until so many have been tried that all are listed."""

    tried = 0

    def fits(self, world):
        self.tried += 1
        return self.tried > TRIES and world[0] == Role.SPY


def test_1_1_where_drawing_finds_none_all_worlds_are_listed():
    cast = Resistance(seats=5).cast
    drawn = {Late(5, cast, [0b11] * 5).draw(Dice(n)) for n in range(4)}
    assert len(drawn) > 1
    assert {world[0] for world in drawn} == {Role.SPY}
    assert {sum(world) for world in drawn} == {2}

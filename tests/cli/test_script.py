"""`hoodwink script`: the script, acted out word for word, gives each seat exactly what the rules say it learns."""

import re
from itertools import permutations, product

import pytest

from hoodwink import BadSetup, Dice, load
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.roles import (
    CHIEF_SEEN,
    COORDINATOR_SEEN,
    DEEP_AGENT_SEEN,
    EITHER_SEEN,
    SPIES,
    SPY_CHIEF_SEEN,
    SPY_SEEN,
    Role,
    learns,
)
from hoodwink.games.resistance.script import EVERYONE, Do, lines, spoken, steps

FLAGS = ("blind_spies", "hunter", "dummy_agent", "coordinator", "deep_agent", "pretender", "hidden_reverser")
DEALS = 12  # of each cast; the small ones are dealt in every way


def legal():
    """All sets of characters that can be dealt, with what the script depends on: (cast, blind, hidden)."""
    found = set()
    for seats in range(5, 11):
        for values in product([False, True], repeat=len(FLAGS)):
            for reverser in ("none", "resistance", "spy", "both"):
                try:
                    game = Resistance(seats=seats, reverser=reverser, **dict(zip(FLAGS, values, strict=True)))
                except BadSetup:
                    continue
                found.add((game.cast, game.options["blind_spies"], game.options["hidden_reverser"]))
    return sorted(found)


LEGAL = legal()


def deals(cast):
    if len(cast) == 5:
        return sorted(set(permutations(cast)))
    dice = Dice(f"script/{cast}")
    dealt = []
    for _ in range(DEALS):
        left = list(cast)
        dealt.append(tuple(left.pop(dice.below(len(left))) for _ in cast))
    return dealt


def act_out(script, roles):
    """By seat: what it has seen of others while some had their eyes shut: {(call, seat, eyes, thumb)}."""
    seats = range(len(roles))
    eyes, thumb = [True] * len(roles), [False] * len(roles)
    seen: list[set[tuple[object, ...]]] = [set() for _ in seats]
    call = None
    for step in script:
        for seat in seats:
            if roles[seat] in step.who:
                if step.do in (Do.SHUT_EYES, Do.OPEN_EYES):
                    eyes[seat] = step.do is Do.OPEN_EYES
                else:
                    thumb[seat] = step.do is Do.RAISE_THUMB
        if step.do is Do.OPEN_EYES:
            call = step.who
        for seat in seats:
            for other in seats:
                if seat != other and eyes[seat]:
                    if all(eyes):
                        assert not any(thumb), "all look, and a thumb is up"
                    elif eyes[other] or thumb[other]:
                        seen[seat].add((call, other, eyes[other], thumb[other]))
    assert all(eyes), "somebody sleeps through the game"
    assert not any(thumb)
    return seen


def understood(glimpse, cast):
    """What a posture means to those who were called."""
    call, other, eyes, thumb = glimpse
    if Role.RESISTANCE_CHIEF in call:
        return other, CHIEF_SEEN if eyes else COORDINATOR_SEEN
    if eyes:
        return other, SPY_CHIEF_SEEN if thumb else SPY_SEEN
    return other, EITHER_SEEN if Role.PRETENDER in cast else DEEP_AGENT_SEEN


def test_there_are_many_casts_and_every_kind_is_among_them():
    assert len(LEGAL) > 100
    assert {len(cast) for cast, _, _ in LEGAL} == set(range(5, 11))
    assert {role for cast, _, _ in LEGAL for role in cast} == set(Role)
    assert any(Role.DEEP_AGENT in cast and Role.PRETENDER not in cast for cast, _, _ in LEGAL)
    assert any(cast.count(Role.SPY_CHIEF) == 2 and Role.COORDINATOR in cast for cast, _, _ in LEGAL)
    assert any(blind for _, blind, _ in LEGAL)
    assert any(hidden and Role.SPY_CHIEF in cast for cast, _, hidden in LEGAL)


@pytest.mark.parametrize("seats", range(5, 11))
def test_the_script_gives_each_seat_what_the_rules_say(seats):
    for cast, blind, hidden in LEGAL:
        if len(cast) != seats:
            continue
        script = steps(cast, blind, hidden)
        for roles in deals(cast):
            for seat, seen in enumerate(act_out(script, roles)):
                learnt = tuple(sorted({understood(glimpse, cast) for glimpse in seen}))
                assert learnt == learns(roles, seat, blind, hidden), (roles, seat)


def test_the_proof_bites():
    """A script that forgets a step does not pass; only the last eyes need not be shut before all may look."""
    cast = Resistance(seats=10, hunter=True, deep_agent=True, pretender=True, coordinator=True).cast
    script = steps(cast, False, False)
    right = [{understood(g, cast) for g in seen} for seen in act_out(script, cast)]
    last = max(n for n, step in enumerate(script) if step.do is Do.SHUT_EYES)
    for n, step in enumerate(script):
        if n == last:
            continue
        try:
            wrong = [{understood(g, cast) for g in seen} for seen in act_out(script[:n] + script[n + 1 :], cast)]
        except AssertionError:  # a thumb is still up, or someone sleeps on
            continue
        assert wrong != right, step


def test_nobody_raises_or_lowers_a_thumb_while_eyes_are_open():
    for cast, blind, hidden in LEGAL:
        awake = EVERYONE
        for step in steps(cast, blind, hidden):
            if step.do in (Do.RAISE_THUMB, Do.LOWER_THUMB):
                assert not awake
            else:
                awake = step.who if step.do is Do.OPEN_EYES else awake - step.who


def test_the_spoken_lines_call_those_whom_the_steps_mean():
    """Read as a player would: each character decides from the words alone whether it is meant."""
    for cast, blind, hidden in LEGAL:
        for step in steps(cast, blind, hidden):
            call = spoken(step, cast).split(": ")[0].lower()
            for role in set(cast):
                assert is_called(call, role) == (role in step.who), (call, Role(role).name)


def is_called(call, role):
    if "everybody" in call:
        return True
    name = Role(role).name.lower().replace("_", " ")
    if call.startswith("all spies"):
        return role in SPIES and f"the {name}" not in re.split(", | and ", call.partition(" but ")[2])
    return bool({f"the {name}", f"both {name}s"} & set(re.split(", | and ", call)))


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (5, {}, ["All spies: look up. Whoever looks back is a spy like you."]),
        (7, {"hunter": True}, ["The spy Chief: thumb up, and keep your eyes shut."]),
        (10, {"hunter": True}, ["Both spy Chiefs: thumbs up, and keep your eyes shut.",
                                "Both resistance Chiefs: look up. Whoever looks back is the other Chief."]),
        (6, {"hunter": True, "coordinator": True},
         ["The resistance Chief: look up. The raised thumb is the Coordinator's."]),
        (7, {"hunter": True, "deep_agent": True}, ["All spies but the Deep Agent: eyes shut again."]),
        (8, {"reverser": "spy", "hidden_reverser": True},
         ["All spies but the spy Reverser: look up. Whoever looks back is a spy like you."]),
    ],
)  # fmt: skip
def test_lines(seats, options, said):
    spoken_lines = lines(load("resistance", seats=seats, **options))
    assert set(said) <= set(spoken_lines)
    assert spoken_lines[0].startswith("Eyes shut, everybody")
    assert spoken_lines[-1] == "Now everybody may look up. The game begins."


def test_the_command_prints_a_line_for_each_step(cli):
    args = ["script", "resistance", "--seats", 8, "--option", "hunter=true", "-o", "coordinator=true"]
    game = load("resistance", seats=8, hunter=True, coordinator=True)
    assert cli(*args).good().splitlines() == lines(game)


@pytest.mark.parametrize("options", [["blind_spies=true"], ["reverser=spy", "hidden_reverser=true"]])
def test_where_nobody_has_anything_to_see_it_says_so(cli, options):
    said = cli("script", "resistance", "--seats", 5, *(arg for o in options for arg in ("-o", o))).good()
    assert said == "(Nothing is read aloud: with these characters nobody has anything to see.)\n"


def test_a_game_without_a_script_says_so(cli):
    assert "Hoax has no script" in cli("script", "hoax").complaint()


def test_what_can_not_be_dealt_has_no_script(cli):
    assert "hunter=true" in cli("script", "resistance", "-o", "deep_agent=true").complaint()

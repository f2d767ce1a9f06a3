"""R1 and R2: the casts that can be dealt, for every seat count and every combination of options."""

from collections import Counter
from itertools import product

import pytest

from hoodwink import load
from hoodwink.core.errors import BadSetup
from hoodwink.games.resistance import Resistance
from hoodwink.games.resistance.roles import Role, side_of

PLACES = {5: (1, 0), 6: (2, 0), 7: (2, 1), 8: (2, 1), 9: (3, 1), 10: (3, 1)}  # plain ones with Hunter
SPIES = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
FLAGS = ("blind_spies", "hunter", "dummy_agent", "coordinator", "deep_agent", "pretender", "blame", "hidden_reverser")
ALL = [
    {**dict(zip(FLAGS, flags, strict=True)), "reverser": reverser}
    for flags in product((False, True), repeat=len(FLAGS))
    for reverser in ("none", "resistance", "spy", "both")
]


def reason(seats, o):
    """Why a cast can't be dealt, by the rulings; "" if it can."""
    for name in ("dummy_agent", "coordinator", "deep_agent", "pretender", "blame"):
        if o[name] and not o["hunter"]:
            return f"{name} needs the Hunter module"
    if o["pretender"] and not o["deep_agent"]:
        return "pretender needs the Deep Agent"
    if o["blame"] and not (o["deep_agent"] and o["pretender"]):
        return "blame needs deep_agent=true and pretender=true"
    if o["hidden_reverser"] and o["reverser"] not in ("spy", "both"):
        return "hidden_reverser needs a spy Reverser"
    if o["blind_spies"] and (o["deep_agent"] or o["pretender"] or o["hidden_reverser"]):
        return "can't be played with blind_spies"
    plain, spies = PLACES[seats] if o["hunter"] else (seats - SPIES[seats], SPIES[seats])
    if o["dummy_agent"] + o["coordinator"] + o["pretender"] + (o["reverser"] in ("resistance", "both")) > plain:
        return "too few plain resistance places"
    if o["deep_agent"] + (o["reverser"] in ("spy", "both")) > spies:
        return "too few plain spy places"
    return ""


def wanted(seats, o):
    """The cast that the rulings give."""
    spies, others = Counter[Role](), Counter[Role]()
    if o["hunter"]:
        spies += Counter({Role.SPY_CHIEF: 1 + (seats == 10), Role.SPY_HUNTER: 1})
        others += Counter({Role.RESISTANCE_CHIEF: 1 + (seats >= 8), Role.RESISTANCE_HUNTER: 1})
    spies[Role.DEEP_AGENT] += o["deep_agent"]
    spies[Role.SPY_REVERSER] += o["reverser"] in ("spy", "both")
    others[Role.DUMMY_AGENT] += o["dummy_agent"]
    others[Role.COORDINATOR] += o["coordinator"]
    others[Role.PRETENDER] += o["pretender"]
    others[Role.RESISTANCE_REVERSER] += o["reverser"] in ("resistance", "both")
    spies[Role.SPY] += SPIES[seats] - spies.total()
    others[Role.RESISTANCE] += seats - SPIES[seats] - others.total()
    return +(spies + others)


@pytest.mark.parametrize("seats", PLACES)
def test_r1_what_is_dealt_and_what_is_refused_with_which_reason(seats):
    dealt = 0
    for options in ALL:
        why = reason(seats, options)
        if why:
            with pytest.raises(BadSetup, match=why) as caught:
                load("resistance", seats=seats, **options)
            assert "\n" not in str(caught.value)
        else:
            cast = Resistance(seats=seats, **options).cast
            assert Counter(cast) == wanted(seats, options)
            assert sum(side_of(role) for role in cast) == SPIES[seats]
            dealt += 1
    assert dealt == {5: 18, 6: 24, 7: 60, 8: 60, 9: 72, 10: 72}[seats]  # counted by hand


@pytest.mark.parametrize("extra", ["plots", "targeting", "inquisitor"])
def test_r1_plots_targeting_and_inquisitor_go_with_everything(extra):
    for options in ALL[::3]:
        if not reason(7, options):
            plain = Resistance(seats=7, **options)
            assert Resistance(seats=7, **options, **{extra: True}).cast == plain.cast


def test_r1_the_refusal_names_the_characters_that_share_the_places():
    with pytest.raises(BadSetup, match=r"5 seats .* resistance places for dummy agent, coordinator$"):
        load("resistance", seats=5, hunter=True, dummy_agent=True, coordinator=True)
    with pytest.raises(BadSetup, match=r"7 seats .* spy places for deep agent, spy reverser$"):
        load("resistance", seats=7, hunter=True, deep_agent=True, reverser="spy")


@pytest.mark.parametrize("seats", [8, 10])
def test_r2_blind_spies_skips_only_what_spies_learn(table, seats):
    t = table("resistance", seats=seats, blind_spies=True, hunter=True, coordinator=True, reverser="both",
              roles="chief chief coordinator reverser spy_chief spy_hunter spy_reverser")  # fmt: skip
    assert t.knows(0) == {1: "chief", 2: "coordinator"}
    assert t.knows(1) == {0: "chief", 2: "coordinator"}
    assert [t.knows(seat) for seat in range(2, seats)] == [{}] * (seats - 2)


@pytest.mark.parametrize(
    "options",
    [
        {"hunter": True, "deep_agent": True},
        {"hunter": True, "deep_agent": True, "pretender": True},
        {"reverser": "spy", "hidden_reverser": True},
    ],
)
def test_r2_refused_with_what_says_who_sees_whom(options):
    load("resistance", seats=9, **options)
    with pytest.raises(BadSetup, match="blind_spies"):
        load("resistance", seats=9, blind_spies=True, **options)


def learnt(roles, seat, o):
    """What a seat learns, written the other way round: for each pair, by the two characters."""
    me = roles[seat]
    found = {}
    for other, role in enumerate(roles):
        if other == seat:
            continue
        sees = side_of(me) and not o["blind_spies"] and me != Role.DEEP_AGENT
        sees = sees and not (o["hidden_reverser"] and Role.SPY_REVERSER in (me, role))
        if sees and role in (Role.SPY, Role.SPY_HUNTER, Role.SPY_REVERSER):
            found[other] = "spy"
        elif sees and role == Role.SPY_CHIEF:
            found[other] = "spy chief"
        elif sees and role in (Role.DEEP_AGENT, Role.PRETENDER):
            found[other] = "deep agent or pretender" if o["pretender"] else "deep agent"
        elif me == Role.RESISTANCE_CHIEF and role in (Role.RESISTANCE_CHIEF, Role.COORDINATOR):
            found[other] = "chief" if role == Role.RESISTANCE_CHIEF else "coordinator"
    return found


@pytest.mark.parametrize("seats", PLACES)
def test_1_4_what_every_character_learns_in_every_combination(table, seats):
    """§1.3 §6.2 §9.2 §9.3 §9.4 §11.3"""
    for n, options in enumerate(o for o in ALL if not reason(seats, o)):
        cast = [role.name for role in wanted(seats, options).elements()]
        turned = cast[n % seats :] + cast[: n % seats]
        t = table("resistance", seats=seats, roles=" ".join(turned).lower(), **options)
        for seat in range(seats):
            assert t.knows(seat) == learnt(t.roles, seat, options)

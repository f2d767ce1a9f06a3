"""The other levels of HEX•HEX XL at tables laid by hand, and whole games with every option."""

from importlib import import_module
from math import inf

import pytest

from hoodwink import Dice, Match, Pass
from hoodwink.arena.sim import simulate
from hoodwink.arena.table import play
from hoodwink.arena.tally import wilson
from hoodwink.beliefs import hexhex as beliefs
from hoodwink.bots import Budget, decide, make
from hoodwink.bots.hexhex import course
from hoodwink.bots.hexhex.mind import STANDARD, Mind
from hoodwink.bots.hexhex.planner import MASTER, Planner
from hoodwink.bots.hexhex.reader import Reader
from hoodwink.bots.hexhex.regular import answer_values
from hoodwink.bots.hexhex.sharp import SHARP, answer
from hoodwink.core.worlds import Worlds
from hoodwink.games import load
from hoodwink.games.hexhex import HexHex
from hoodwink.games.hexhex import actions as do
from hoodwink.games.hexhex.deck import EXAMPLE
from hoodwink.games.hexhex.state import HexState

FIVE = ",".join(["left"] * 3 + ["right"] * 2)


def replies(t, seat, level, times=25):
    """All that the bot on this seat replies, over many dice."""
    view, options = t.view(seat), t.options(seat)
    return {make("hexhex", level, Dice(n))(view, options) for n in range(times)}


def mind_of(t, seat):
    made = Mind(Dice(0))
    made.look(t.view(seat))
    return made


# novice -------------------------------------------------------------------------------------------------------------


def test_a_novice_spends_its_counter_at_once_and_gives_voice_in_anger(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} left,left,left {FIVE} null,left,left,left", voice="5 1 5 5")
    t.ready({1: "left"})
    assert t.play("null@1") in replies(t, 3, "novice"), "regular keeps it"
    t = table("hexhex", seats=4, hands="left spite left left", voice="5 4 9 5").ready().hexed(1, "spite")
    assert replies(t, 1, "novice") == {do.Sacrifice(1), do.Sacrifice(2), do.Sacrifice(3)}


def test_a_novice_bears_a_grudge(table):
    t = table("hexhex", seats=5, hands=f"{FIVE} shot {FIVE} {FIVE} {FIVE}")
    found = [make("hexhex", "novice", Dice(n))(t.view(1), t.options(1)) for n in range(40)]
    assert found.count(do.Lay(t.kind("shot"), 0)) > 20, "seat 0 has cast it"


# sharp --------------------------------------------------------------------------------------------------------------


def test_sharp_minds_who_leads_the_more_the_fewer_rounds_are_left(table):
    hurt = []
    for now in (1, 5):
        reader = Reader(Dice(0))
        reader.look(table("hexhex", seats=4, hands="left left left left", voice="5 8 5 3").put(round=now).view(0))
        hurt.append(reader.hurt[1])
    assert (
        mind_of(table("hexhex", seats=4, hands="left left left left", voice="5 8 5 3"), 0).hurt[1] < hurt[0] < hurt[1]
    )


def test_sharp_levels_with_who_leads(table):
    t = table("hexhex", seats=4, hands="left level left left", voice="5 3 12 6").ready().hexed(1, "level")
    assert replies(t, 1, "sharp") == {do.Name(2)}


def test_sharp_counts_hands(table):
    t = table("hexhex", seats=4, hands="left,left left left,left,left -")
    reader = Reader(Dice(0))
    reader.look(t.view(0))
    kinds = reader.kinds(1, 0)
    none = beliefs.lacks(reader.pool(), 3, reader.told()[2], kinds)
    assert reader.can(2, 0, 3) == pytest.approx(1 - none)
    assert reader.can(3, 0, 0) == 0


def test_the_higher_the_level_the_freer_with_counters(table):
    """A Hex of 1 before who has one card more: who nulls his answer gains that Voice if that card is none."""
    t = table("hexhex", seats=4, hands=f"null,{FIVE} left,null {FIVE} {FIVE}").ready({1: "left"})
    view, options = t.view(0), t.options(0)
    asked = []
    for mind in (Mind(Dice(0)), Reader(Dice(0), None, SHARP), Planner(Dice(0), None, MASTER)):
        mind.look(view)
        asked.append(mind.asks(0))
    assert asked[0] > asked[1] > asked[2] > 0
    assert [replies(t, 0, level) for level in ("regular", "sharp")] == [{Pass()}, {Pass()}]
    planner = plans(t, 0)
    assert {answer(planner, options)} == {t.play("null@1")}


# master: what it plans ----------------------------------------------------------------------------------------------


def plans(t, seat):
    made = Planner(Dice(0), None, MASTER)
    made.look(t.view(seat))
    return made


@pytest.mark.parametrize(("voice", "best"), [("3 9 3 3", "dismiss"), ("9 3 3 3", "right"), ("3 9 9 3", "right")])
def test_who_leads_in_the_last_round_ends_it_and_nobody_else(table, voice, best):
    t = table("hexhex", seats=4, hands=f"{FIVE} right,dismiss,left {FIVE} {FIVE}", voice=voice).put(round=5)
    planner = plans(t, 1)
    values = answer_values(planner, t.options(1))
    dismiss = values.pop(do.Lay(t.kind("dismiss")))
    assert (dismiss > max(values.values())) == (best == "dismiss")


def test_what_a_hex_does_in_the_last_round_counts_in_wins(table):
    t = table("hexhex", seats=4, hands=f"{FIVE} {FIVE} {FIVE} {FIVE}", voice="5 4 1 1").put(round=5)
    planner = plans(t, 1)
    assert planner.off(STANDARD, 0, 1) > 2 * planner.off(STANDARD, 2, 1) > 0, "it takes the lead, or draws level"
    assert planner.off(STANDARD, 0, 1) > mind_of(t, 1).off(STANDARD, 0, 1)


@pytest.mark.parametrize(("card", "good"), [("invert", True), ("backlash", False), ("left", False)])
def test_its_cards_for_when_hexed_make_something_of_a_hex(table, card, good):
    boosted = (3, 0, 0, 1, 0)
    plain = plans(table("hexhex", seats=4, hands=f"{FIVE} {FIVE} {FIVE} {FIVE}"), 1).off(boosted, 1, 0)
    value = plans(table("hexhex", seats=4, hands=f"{FIVE} {card},right {FIVE} {FIVE}"), 1).off(boosted, 1, 0)
    assert plain < 0
    assert (value > 0) == good
    assert (value > plain) == (card != "left")


def test_with_a_stun_it_sends_a_hex_where_it_hurts(table):
    hands = f"{FIVE} shot,{{}} {FIVE} {FIVE}"
    values = []
    for more in ("stun", "left"):
        planner = plans(table("hexhex", seats=4, hands=hands.format(more), voice="5 5 5 9"), 1)
        values.append([planner.sent([(STANDARD, to, 0)], 1) for to in (2, 3)])
    assert values[0][1] > values[0][0] > values[1][0]
    assert values[0][1] > values[1][1] + 0.5, "it goes off there, and not somewhere later"


# master: how it searches --------------------------------------------------------------------------------------------


def thought(t, seat, n, rollouts=24):
    bot = make("hexhex", "master", Dice(n), Budget(inf, rollouts))
    return decide(bot, t.view(seat), t.options(seat), Worlds(t.game, t.state, seat))


def test_a_master_does_what_is_plain(table):
    t = table("hexhex", seats=4, hands=f"stun,left {FIVE} {FIVE} {FIVE}")
    assert {thought(t, 0, n) for n in range(3)} == {do.Play(t.kind("stun"), 0)}
    t = table("hexhex", seats=4, hands=f"{FIVE} left,right - {FIVE}")
    assert {thought(t, 1, n) for n in range(3)} == {do.Lay(t.kind("left"))}


def test_a_master_that_has_reckoned_for_long_searches_the_less(table, monkeypatch):
    t = table("hexhex", seats=4, hands=f"{FIVE} left,right {FIVE} {FIVE}")
    module = import_module("hoodwink.bots.hexhex.master")  # the package has a maker of that name
    ticks, given, searching = iter([10.0, 10.04]), [], module.Search
    monkeypatch.setattr(module, "perf_counter", lambda: next(ticks))

    def search(planned, dice, budget):
        given.append(budget.seconds)
        return searching(planned, dice, Budget(inf, 4))

    monkeypatch.setattr(module, "Search", search)
    bot = make("hexhex", "master", Dice(1), Budget(0.05))
    assert decide(bot, t.view(1), t.options(1), Worlds(t.game, t.state, 1)) in t.options(1)
    assert given == [pytest.approx(0.01)]


def test_chances_to_win_follow_the_voices():
    assert course.chances((5, 5, 5, 5), 2) == pytest.approx([0.25] * 4)
    early, late = (course.chances((7, 5, 5), left)[0] for left in (3, 1))
    assert 1 / 3 < early < late < course.chances((7, 5, 5), 0)[0] == 1
    assert course.chances((7, 7, 1), 0)[0] == course.chances((7, 7, 1), 0)[1] > 0.45


def test_voices_are_those_at_the_end_of_the_round():
    game, dice = load("hexhex", 3, ready=False), Dice("voices")
    s, ends = game.start(), dict[int, tuple[int, ...] | None]()
    assert isinstance(s, HexState)
    while not s.is_over():
        if s.asked < 0:
            s.roll(dice)
            continue
        ends[int(s.round)] = None
        for start in range(max(int(s.round) - 2, 1), int(s.round)):
            ends[start] = ends.get(start) or tuple(course.voices(s, start))
            assert tuple(course.voices(s, start)) == ends[start]
        assert course.voices(s, int(s.round)) == s.voice
        s.reply(s.polled(), dice.pick(s.options(s.polled())))
    assert course.voices(s, int(s.round)) == s.voice


@pytest.mark.parametrize("level", ["novice", "sharp", "master"])
@pytest.mark.parametrize(
    "options",
    [
        {"hexen_stix": True}, {"vexed": True, "one_room": True}, {"deck": EXAMPLE}, {"removed": "turn_aside_left"},
        {"series": 1, "laws": "mirrored,revenge,payment,raised"},
    ],
    ids=lambda options: next(iter(options)),
)  # fmt: skip
def test_whole_games_at_every_level(level, options):
    match = Match(load("hexhex", 4, rounds=1, **options), "whole")
    play(match, [make("hexhex", level, Dice(f"whole {seat}"), Budget(inf, 4)) for seat in range(4)])
    assert match.over


# strength -----------------------------------------------------------------------------------------------------------


def share(game, upper, lower, games):
    """The interval of how often the upper level wins: on every other seat, then on the others. Half is an even share,
    and few games tell more than with a lone bot."""
    wins = 0
    for odd in (0, 1):
        bots = tuple(upper if seat % 2 == odd else lower for seat in range(game.seats))
        wins += sum(simulate(game, bots, games, f"every other/{odd}").wins_by_seat[odd::2])
    return wilson(wins, 2 * games)


@pytest.mark.parametrize(("seats", "preset"), [(3, "vexed"), (4, "hexen stix"), (5, "series with laws"), (6, "vexed")])
def test_regular_beats_random_in_every_preset(seats, preset):
    low, _ = share(load("hexhex", seats, **HexHex.presets[preset]), "regular", "random", 30)
    assert low > 1 / 2


@pytest.mark.parametrize(("level", "games", "least"), [("novice", 40, 0.5), ("sharp", 30, 0.6)])
def test_other_levels_beat_random(level, games, least):
    """Levels that are next to each other lie nearer together: that takes more games than a test has, and the ladder of
    the arena plays them (docs/bots.md)."""
    low, _ = share(load("hexhex", 4, ready=False), level, "random", games)
    assert low > least


def test_tables_of_regular_bots_end_soon():
    tally = simulate(load("hexhex", 6), ("regular",), 4, "soon")
    assert "unfinished" not in tally.endings
    assert tally.decisions / tally.games < 1500

"""The bots of Oh, Fox!: at tables laid by hand what they surely do, however their dice fall; then whole games."""

from math import inf

import pytest

from hoodwink import Dice, Match
from hoodwink.arena.sim import simulate
from hoodwink.arena.table import play, sit
from hoodwink.arena.tally import wilson
from hoodwink.beliefs import ohfox_rows
from hoodwink.beliefs.ohfox_plans import prospect
from hoodwink.beliefs.ohfox_rows import FULL, Table, ground_of, habits, hopes, packed, plays, read, stops
from hoodwink.bots import Budget, decide, make
from hoodwink.bots.ohfox.regular import exposure, foresee, his_ways, who_hunts
from hoodwink.core.worlds import Worlds
from hoodwink.games import find, load
from hoodwink.games.ohfox import moves
from hoodwink.games.ohfox.actions import ACTIONS, Guess, Play
from hoodwink.games.ohfox.animals import IN_HAND, Animal, Card, Objective, Prey
from hoodwink.games.ohfox.board import GLADE, HOUSE
from hoodwink.games.ohfox.places import known
from hoodwink.games.ohfox.state import OhFoxState
from hoodwink.testing.ohfox import card

EAST, NORTH = HOUSE.homes[:2]
GROUND = ground_of("")
DINES = "S - EE - S N NN -"  # a rabbit from the west: clover on A2, C2 and C4


FEW = Budget(inf, 12)  # rollouts


def replies(t, seat, times=40, level="regular"):
    """All that a bot on this seat replies, over many dice."""
    view, options, worlds = t.view(seat), t.options(seat), Worlds(t.game, t.state, seat)
    return {decide(make("ohfox", level, Dice(n), FEW), view, options, worlds) for n in range(times)}


def table_of(t, seat):
    view = t.view(seat)
    return Table(view.board, view.homes, view.rows), view


def lands(t, seat, reply):
    """Where a card takes a seat."""
    view = t.view(seat)
    return HOUSE.names[GROUND.ends[GROUND.trail(view.animal, ACTIONS.id(reply) - 1, view.path[-1])]]


def row(words):
    return tuple(ACTIONS.id(card(word)) for word in words.split())


def test_it_knows_cards_by_the_numbers_that_the_rules_use():
    assert (ohfox_rows.PLAY, ohfox_rows.PLAYS, ohfox_rows.WIDTH, FULL) == (
        moves.PLAY, moves.PLAYS, moves.WIDTH, moves.FULL_HAND,
    )  # fmt: skip
    assert tuple(moves.PLAY + play for play in plays(FULL)) == moves.PLAYABLE[moves.FULL_HAND]
    assert packed(tuple(IN_HAND.values())) == FULL
    assert stops(FULL) == 4


# what rows say ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("animals", "rows"),
    [
        ("owl sparrow rabbit", ("S! W! N E", "E! N! - W", "E N! S S!")),
        ("viper hedgehog rat", ("N! W! S -", "E! S! W -", "E! N! - E")),
        ("fox squirrel toad", ("W! W N! NN", "S! S S -", "E! E! - -")),
        ("badger rabbit hedgehog", ("N W! E! -", "E S! S! W", "N N! E! W")),
    ],
)
def test_it_sees_the_attacks_that_the_film_shows(table, animals, rows):
    t = table("ohfox", seats=3, animals=animals)
    t.rows(*rows)
    open_rows, _ = table_of(t, 0)
    mine = [Animal[word.upper()] for word in animals.split()]
    counted = {seat: open_rows.attacks(0, mine[0], seat, mine[seat])[0] for seat in (1, 2)}
    while t.frame == "Turn":
        t.ballot(*(t.options(seat)[0] for seat in t.asked))
    t.wrong()
    shown = {seat: sum(at[0] <= "4" and who == seat for at, who, _ in t.attacks) for seat in (1, 2)}
    assert counted == shown


def test_a_hungry_prey_hopes_for_three_meals_and_its_home():
    whole = hopes("", Animal.HEDGEHOG, EAST)
    assert whole[8][4][0][EAST] >= 5, "three meals, one heart for the third and one for its home"
    assert whole[0][0][0][EAST] == 1
    assert whole[0][0][0][NORTH] == 0
    assert whole[1][4][0][HOUSE.space("D4")] == 1, "a stop on a mushroom, or a move home"


def test_a_stop_on_its_food_speaks_for_an_animal():
    eats, other = (read("", animal, NORTH, row("S -"))[0] for animal in (Animal.RABBIT, Animal.SPARROW))
    assert eats > 2 * other, "C4 has clover, and no berries"
    assert read("", Animal.RABBIT, NORTH, row("S -"))[2].bit_count() == 1
    assert read("", Animal.SPARROW, NORTH, row("S -"))[2] == 0


def test_what_an_animal_may_play_adds_up():
    for animal in Animal:
        shares = habits("", animal, EAST, 8, EAST, 0, FULL)
        assert sum(chance for _, chance, _, _ in shares) == pytest.approx(1)
        assert len(shares) == 17


def test_a_predator_weighs_all_deals(table):
    t = table("ohfox", seats=3, animals="fox rabbit toad", laid="hedgehog")
    open_rows, view = table_of(t, 0)
    for odds in open_rows.odds(known(view))[1:]:
        assert all(share == pytest.approx(1 / 3) for share in odds.values()), "nothing played, nothing known"
    t.rows("N N", "S -", "E E")
    open_rows, view = table_of(t, 0)
    odds = open_rows.odds(known(view))
    assert odds[1][Animal.RABBIT] > 0.5 > odds[2][Animal.RABBIT], "whoever has the rabbit, the other has not"
    assert sum(odds[1].values()) == pytest.approx(1)


def test_prey_does_not_know_a_masked_predator(table):
    t = table("ohfox", seats=3, animals="fox rabbit toad", masked=True)
    open_rows, view = table_of(t, 1)
    hunters = who_hunts(open_rows, view)
    assert {seat for seat, _ in hunters} == {0, 2}
    t.rows("N N", "S -", "E! E")
    open_rows, view = table_of(t, 1)
    assert {seat for seat, _ in who_hunts(open_rows, view)} <= {0, 2}
    assert replies(t, 1, 5) <= set(t.options(1))


# prey ---------------------------------------------------------------------------------------------------------------


def test_eats_its_third_meal_in_the_last_turn(table):
    t = table("ohfox", seats=2, animals="fox rabbit", laid="toad rat", objectives=False)
    t.rows("- - - S N S E.", DINES.removesuffix(" -"))  # he is on D1 and can't come to C4
    assert t.path(1)[-1] == "C4"
    assert replies(t, 1) == {Play(Card.STOP)}


def test_goes_home_in_the_last_turn(table):
    t = table("ohfox", seats=2, animals="fox hedgehog", objectives=False)
    t.rows("- - - N S N S", "- - - EE WW EE W")
    assert t.path(1)[-1] == "B3"
    assert {lands(t, 1, reply) for reply in replies(t, 1)} == {"A3"}


def test_an_objective_is_worth_its_heart(table):
    t = table("ohfox", seats=2, animals="fox hedgehog", objectives_in_play="straggler slowpoke")
    t.rows("N S N S N! S! -", "N S N S N! S! N.")  # the slowpoke is all that can be had, and a meal: A4 has a mushroom
    for seat in (0, 1):
        assert all(reply.card != Card.DOUBLE for reply in replies(t, seat))


def test_keeps_away_from_a_predator_who_must_come_by(table):
    t = table("ohfox", seats=2, animals="viper toad", laid="fox rat rabbit", objectives=False)
    t.rows("W W", "E -")  # he stands on the pond, next to the prey on B3
    rows, view = table_of(t, 1)
    ways = his_ways(rows, view, (0, Animal.VIPER))

    def risk(reply):
        trail = GROUND.trail(Animal.TOAD, ACTIONS.id(reply) - 1, view.path[-1])
        return sum(chance for chance, his in ways if GROUND.met(his, trail))

    assert sum(chance for chance, _ in ways) == pytest.approx(1)
    assert max(risk(reply) for reply in replies(t, 1)) < max(risk(option) for option in t.options(1)) / 2


def test_mixes_its_first_card(table):
    t = table("ohfox", seats=3, animals="fox rabbit toad")
    assert len(replies(t, 1)) >= 3


def test_a_bluff_tells_less_than_a_meal(table):
    t = table("ohfox", seats=3, animals="fox rabbit toad", laid="hedgehog")
    t.rows("N", "S", "E")  # the rabbit is on C4, clover
    open_rows, view = table_of(t, 1)
    seen = exposure(open_rows, view, (0, Animal.FOX))
    stop = ACTIONS.id(Play(Card.STOP)) - 1
    assert seen[stop] == max(seen.values()), "to stop on clover tells most"


# the predator -------------------------------------------------------------------------------------------------------


def test_names_who_ate(table):
    t = table("ohfox", seats=2, animals="fox rabbit", laid="toad rat", objectives=False)
    t.rows("- - - N S N S E!", DINES)
    assert replies(t, 0) == {Guess(Prey.RABBIT)}


def test_names_each_prey_once_and_all_together(table):
    t = table("ohfox", seats=4, animals="fox rabbit toad hedgehog")
    while t.frame == "Turn":
        t.ballot(*(make("ohfox", "regular", Dice(seat))(t.view(seat), t.options(seat)) for seat in t.asked))
    [guess] = replies(t, 0, 3)
    assert len(set(guess.named)) == 3


def test_goes_where_prey_will_be(table):
    t = table("ohfox", seats=3, animals="owl rabbit toad", objectives=False)
    t.rows("W W", "S -", "E E")
    rows, view = table_of(t, 0)
    odds = rows.odds(known(view))
    ends, starts = foresee(rows, view, odds, {1: 1.0, 2: 1.0})
    for spaces in (*ends, *starts):
        assert 0 < sum(spaces) <= 2.001, "two prey, or less: a hedgehog can't be met"
    trails = {
        one: sum(
            chance
            for seat in (1, 2)
            for chance, its in rows.ways(seat, odds[seat])
            if GROUND.met(GROUND.trail(Animal.OWL, ACTIONS.id(one) - 1, view.path[-1]), its)
        )
        for one in t.options(0)
    }
    assert all(trails[reply] > 0 for reply in replies(t, 0))


def test_what_objectives_are_worth():
    few = packed((0, 3, 1, 2, 0))
    assert prospect(Objective.STROLLER, 0, few, 0, 0, 2) == prospect(Objective.STRAGGLER, 0, few, 0, 0, 2) == 1
    assert prospect(Objective.SLOWPOKE, 0, few, 0, 0, 2) == 1
    assert prospect(Objective.SLOWPOKE, 3, few - (1 << 3), 0, 0, 2) == 0
    assert prospect(Objective.FICKLER, 0, few, 16, 0, 2) == 0
    assert prospect(Objective.NAVIGATOR, 2, few, 0b0001, 0, 2) == 0, "three directions in two turns"
    assert 0 < prospect(Objective.NAVIGATOR, 3, few, 0b0001, 0, 2) < prospect(Objective.NAVIGATOR, 3, few, 7, 0, 2) < 1
    assert prospect(Objective.SWIMMER, 0, few, 0, 2, 2) == 1


# whole games --------------------------------------------------------------------------------------------------------


def test_plays_on_another_board():
    tally = simulate(load("ohfox", 3, board=GLADE), ("regular",), 1, "glade")
    assert "unfinished" not in tally.endings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beats_random_bots(seats):
    games = 8
    for seat in (0, seats - 1):
        bots = tuple("regular" if s == seat else "random" for s in range(seats))
        low, _ = wilson(simulate(load("ohfox", seats), bots, games, "one among random").wins_by_seat[seat], games)
        assert low > 1 / seats


def test_random_bots_hardly_win_among_regular_ones():
    games = 16
    tally = simulate(load("ohfox", 3), ("random", "regular", "regular"), games, "one random")
    assert wilson(tally.wins_by_seat[0], games)[1] < 1 / 3


def test_beats_random_bots_masked_too():
    games = 6
    tally = simulate(load("ohfox", 3, masked=True), ("regular", "random", "random"), games, "masked")
    assert wilson(tally.wins_by_seat[0], games)[0] > 1 / 3


# other levels -------------------------------------------------------------------------------------------------------

OPTIONS = [*find("ohfox").presets.values(), {"board": GLADE}, {"masked": True, "predators": 4, "prey": 6}]


@pytest.mark.parametrize("level", ["novice", "regular", "sharp", "master"])
def test_every_level_eats_its_third_meal(table, level):
    t = table("ohfox", seats=2, animals="fox rabbit", laid="toad rat", objectives=False)
    t.rows("- - - S N S E.", DINES.removesuffix(" -"))
    counts = [
        decide(make("ohfox", level, Dice(n), FEW), t.view(1), t.options(1), Worlds(t.game, t.state, 1))
        for n in range(9)
    ]
    assert counts.count(Play(Card.STOP)) >= (3 if level == "novice" else 9)


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_who_reads_names_who_ate(table, level):
    t = table("ohfox", seats=2, animals="fox rabbit", laid="toad rat", objectives=False)
    t.rows("- - - N S N S E!", DINES)
    assert replies(t, 0, 3, level) == {Guess(Prey.RABBIT)}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_all_levels_play_every_option(options):
    game = load("ohfox", 3, **options)
    match = Match(game, "options")
    play(match, sit(game, ("master", "novice", "sharp"), "options", Budget(inf, 6)))
    assert match.over


def test_the_same_dice_play_the_same_game():
    game = load("ohfox", 3)
    records = []
    for _ in range(2):
        match = Match(game, "again")
        play(match, sit(game, ("master", "sharp", "novice"), "again", FEW))
        records.append(match.record.dumps(game.actions))
    assert records[0] == records[1]


@pytest.mark.parametrize("masked", [False, True])
def test_no_level_knows_what_its_view_does_not(masked):
    """The same reply in the real game and in any that its seat can't tell from it."""
    game, dice = load("ohfox", 3, masked=masked), Dice("secret")
    s = game.start()
    assert isinstance(s, OhFoxState)
    while s.turn < 4:
        if s.asked < 0:
            s.roll(dice)
        else:
            seat = s.polled()
            s.reply(seat, s.options(seat)[dice.below(len(s.options(seat)))])
    s.reply(0, s.options(0)[5])  # a card lies face down
    options = tuple(game.actions[id] for id in s.options(1))
    for level in ("novice", "regular", "sharp", "master"):
        said = set()
        for n in range(4):
            other = game.redeal(s, 1, Dice(n)) if n else s
            bot = make("ohfox", level, Dice("mine"), FEW)
            said.add(decide(bot, game.view(other, 1), options, Worlds(game, other, 1)))
        assert len(said) == 1, level


def test_a_master_keeps_to_its_time(table):
    t = table("ohfox", seats=3, animals="fox rabbit toad")
    bot = make("ohfox", "master", Dice(1), Budget(0.0, 0))
    assert decide(bot, t.view(0), t.options(0), Worlds(t.game, t.state, 0)) in t.options(0), "at once, if there is none"


@pytest.mark.parametrize(
    ("level", "below", "games"), [("novice", "random", 12), ("regular", "novice", 32), ("sharp", "regular", 14)]
)
def test_levels_are_ordered(level, below, games):
    """A few games, far from chance; docs/bots.md has tables of many."""
    tally = simulate(load("ohfox", 3, objectives=False), (level, below, below), games, "order")
    assert wilson(tally.wins_by_seat[0], games)[0] > 1 / 3

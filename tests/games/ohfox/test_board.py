"""Boards: the house's own is as it was meant, and every fault of a board is named by its field."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoodwink import BadSetup, load
from hoodwink.games.ohfox.board import GLADE, HOMES, HOUSE, PREY, SIDES, SIZE, N, S, of, option_of, read, written
from hoodwink.games.ohfox.larder import can_dine, warnings


def house():
    return json.loads(written(HOUSE))


def places(*names):
    return tuple(HOUSE.space(name) for name in names)


# the house's own ------------------------------------------------------------------------------------------------------


def test_the_house_board_is_as_it_was_meant():
    assert (len(HOUSE.names), len(HOUSE.routes)) == (21, 42)
    assert HOUSE.homes == places("E3", "C5", "A3", "C1")
    assert {HOUSE.pond, HOUSE.toad, HOUSE.swim} == {HOUSE.space("C3")}
    assert HOUSE.swim_turns == 2
    assert [HOUSE.foods[food] for food in HOUSE.diet] == ["mushroom", "clover", "corn", "berry", "nut", "fly"]
    assert HOUSE.food[HOUSE.foods.index("nut")] == places("B4", "D4", "B3", "D1")
    assert HOUSE.tunnel[HOUSE.space("E4")] == HOUSE.space("A4")
    assert sum(end >= 0 for end in HOUSE.tunnel) == 8
    assert HOUSE.tunnel[HOUSE.space("C3")] == -1
    assert HOUSE.route_name(HOUSE.route[4 * HOUSE.space("E4") + N]) == "E4.N-D5.E"


@pytest.mark.parametrize(("start", "end"), [("E3", "D5"), ("E4", "C5")])
def test_routes_bend(start, end):
    assert HOUSE.names[HOUSE.beyond(HOUSE.space(start), N, 2)] == end
    assert HOUSE.beyond(HOUSE.space(start), N, 0) == HOUSE.space(start)


@pytest.mark.parametrize("board", [HOUSE, read(GLADE)], ids=["house", "glade"])
def test_every_way_leads_back(board):
    for key in range(4 * len(board.names)):
        back = 4 * board.to[key] + board.arrive[key]
        assert (board.to[back], board.arrive[back]) == divmod(key, 4)
        assert board.route[back] == board.route[key]
        a, p, b, q = board.routes[board.route[key]]
        assert {(a, p), (b, q)} == {divmod(key, 4), divmod(back, 4)}


def test_the_four_homes_are_alike():
    def profile(home):
        far, ring, found = {home}, [home], []
        while ring:
            found.append(len(ring))
            ring = sorted({HOUSE.to[4 * space + side] for space in ring for side in range(4)} - far)
            far |= {*ring}
        return found

    assert len({tuple(profile(home)) for home in HOUSE.homes}) == 1


def test_two_pairs_of_routes_join_the_same_spaces_and_are_told_apart():
    pairs = [frozenset((a, b)) for a, _, b, _ in HOUSE.routes]
    assert sum(pairs.count(pair) == 2 for pair in set(pairs)) == 4
    assert len({HOUSE.route_name(n) for n in range(42)}) == 42


# forms ----------------------------------------------------------------------------------------------------------------


def test_there_is_one_form_of_a_board():
    other = house()
    other["routes"] = [[*route, "curved"] for route in other["routes"]]
    other = {"direction_frame": "N is up", **dict(reversed(other.items()))}
    assert written(read(json.dumps(other, indent=4))) == written(HOUSE)
    assert written(read(written(HOUSE))) == written(HOUSE)


def test_the_house_board_is_no_board_of_ones_own():
    assert of("") is HOUSE
    assert of(json.dumps(house(), indent=2)) is HOUSE
    assert option_of(HOUSE) == ""
    assert option_of(of(GLADE)) == GLADE


def test_a_table_is_played_on_a_board_of_its_own():
    game = load("ohfox", seats=2, board=json.dumps(json.loads(GLADE), indent=3))
    assert game.options["board"] == GLADE
    assert repr(game) != repr(load("ohfox", seats=2))
    assert load("ohfox", seats=2, board=written(HOUSE)).options["board"] == ""
    with pytest.raises(BadSetup, match=r"^name: it is missing"):
        load("ohfox", seats=2, board="{}")


def test_a_space_that_is_not_there():
    with pytest.raises(BadSetup, match="there is no space 'Z9' on this board"):
        HOUSE.space("Z9")


# faults ---------------------------------------------------------------------------------------------------------------

GONE = object()


def changed(path, value):
    """The house board with one thing changed."""
    top = house()
    *way, last = path
    here = top
    for step in way:
        here = here[step]
    if value is GONE:
        del here[last]
    else:
        here[last] = value
    return top


FAULTS = [
    (["name"], GONE, "name: it is missing; the board needs name, spaces"),
    (["name"], "", "name: this is a text of 1 to 60 characters, not ''"),
    (["name"], 7, "name: this is a text of 1 to 60 characters, not 7"),
    (["name"], "x\n", r"name: this is a text of 1 to 60 characters, not 'x\\n'"),
    (["name"], "\ud800", r"name: this is a text of 1 to 60 characters, not '\\ud800'"),
    (["author"], "me", "author: there is no such field; there are name, spaces"),
    (["direction_frame"], [], "direction_frame: this is a text"),
    (["spaces"], [], "spaces: this is an object, {…}, not a list"),
    (["spaces"], {}, "spaces: a board has 4 to 60 spaces, not 0"),
    (["spaces", "a space"], {"x": 9, "y": 9}, "spaces.'a space': a space's name is 1 to 4 letters and digits"),
    (["spaces", "B5"], {"x": 0, "y": 2}, "spaces.C5: it lies where B5 lies, at x 0, y 2: move one of them"),
    (["spaces", "B5", "x"], 1.5, "spaces.B5.x: this is a whole number from -12 to 12, not 1.5"),
    (["spaces", "B5", "x"], True, "spaces.B5.x: this is a whole number from -12 to 12, not true"),
    (["spaces", "B5", "y"], 13, "spaces.B5.y: this is a whole number from -12 to 12, not 13"),
    (["spaces", "B5", "y"], GONE, "spaces.B5.y: it is missing; spaces.B5 needs x, y"),
    (["spaces", "B5", "z"], 1, "spaces.B5.z: there is no such field; there are x, y"),
    (["spaces", "Z9"], {"x": 9, "y": 9}, "routes: Z9.N, Z9.E, Z9.S, Z9.W: no route there; every side of every space"),
    (["routes"], {}, "routes: this is a list of routes, not an object"),
    (["routes", 17], ["B3", "S", "B2"], "routes[17]: this is a list of a space, its side, a space and its side"),
    (["routes", 17], "B3", "routes[17]: this is a list of a space, its side, a space and its side"),
    (["routes", 17, 0], "Z9", "routes[17][0]: 'Z9' is no space of this board; there are B5, C5"),
    (["routes", 17, 1], "s", "routes[17][1]: a side is N, E, S or W, not 's'"),
    (["routes", 17, 3], "NE", "routes[17][3]: a side is N, E, S or W, not 'NE'"),
    (["routes", 17], ["B3", "S", "B2", "N", "wavy"], 'routes[17][4]: it is "straight", "curved" or nothing'),
    (["routes", 17], ["B3", "S", "B3", "N"], "routes[17]: it goes from B3 to itself: a route joins two spaces"),
    (["routes", 17], ["B3", "E", "B2", "N"], "routes[17]: B3.E has a route already, routes[16]: every side has"),
    (["routes", 17], GONE, "routes: B3.S, B2.N: no route there; every side of every space has exactly one"),
    (["homes"], None, "homes: this is an object, {…}, not null"),
    (["homes", "east"], GONE, "homes.east: it is missing; homes needs east, north, west, south"),
    (["homes", "up"], "C3", "homes.up: there is no such field; there are east, north, west, south"),
    (["homes", "west"], "E3", "homes.west: E3 is a home already: four homes are on four spaces"),
    (["homes", "west"], "Z9", "homes.west: 'Z9' is no space of this board"),
    (["healing_space"], ["C3", "C4"], "healing_space: a list is no space of this board"),
    (["toad_target"], "C4", "toad_target: there is one pond, and by healing_space it is C3: write C3"),
    (["swimmer_space"], "C4", "swimmer_space: there is one pond, and by healing_space it is C3: write C3"),
    (["swimmer_turns"], 0, "swimmer_turns: this is a whole number from 1 to 8, not 0"),
    (["swimmer_turns"], "2", "swimmer_turns: this is a whole number from 1 to 8, not '2'"),
    (["food"], {}, "food: a board has 1 to 12 foods, not 0"),
    (["food", "Nut!"], ["B4", "D4", "B3", "D1"], "food.'Nut!': a food's name is 1 to 20 small letters"),
    (["food", "nut"], ["B4", "D4", "B3"], "food.nut: this is a list of exactly 4 spaces, not a list of 3"),
    (["food", "nut"], "B4", "food.nut: this is a list of exactly 4 spaces, not 'B4'"),
    (["food", "nut", 2], "B4", "food.nut: a space stands there twice: a food is on exactly 4 spaces"),
    (["food", "nut", 2], "Z9", "food.nut[2]: 'Z9' is no space of this board"),
    (["food", "nut"], GONE, "diet.squirrel: 'nut' is no food of this board; there is mushroom, corn, fly"),
    (["diet", "squirrel"], "cake", "diet.squirrel: 'cake' is no food of this board"),
    (["diet", "squirrel"], GONE, "diet.squirrel: it is missing; diet needs hedgehog, rabbit"),
    (["diet", "fox"], "nut", "diet.fox: there is no such field; there are hedgehog, rabbit"),
    (["tunnels", "blue"], ["E2"], "tunnels.blue: this is a list of its two ends, not a list of 1"),
    (["tunnels", "blue"], ["E2", "A2", "C3"], "tunnels.blue: this is a list of its two ends, not a list of 3"),
    (["tunnels", "blue"], ["E2", "E2"], "tunnels.blue: both ends are on E2: a tunnel joins two spaces"),
    (["tunnels", "blue", 0], "E4", "tunnels.blue: E4 has a tunnel already: a space has one at most"),
    (["tunnels", "Blue"], ["C3", "C4"], "tunnels.'Blue': a tunnel's name is 1 to 20 small letters"),
    (["tunnels"], {f"t{'x' * n}": ["C3", "C4"] for n in range(13)}, "tunnels: a board has at most 12 tunnels, not 13"),
]


@pytest.mark.parametrize(("path", "value", "says"), FAULTS, ids=[says[:40] for _, _, says in FAULTS])
def test_a_fault_is_named_by_its_field(path, value, says):
    with pytest.raises(BadSetup, match="^" + re.escape(says.replace("\\\\", "\\"))):
        read(json.dumps(changed(path, value)))


def test_two_islands_are_no_board():
    top = house()
    names = list(top["spaces"])[:4]
    for n in range(4):
        top["spaces"][f"X{n}"] = {"x": 8 + n, "y": 8}
    pairs = [("X0", "X1"), ("X2", "X3"), ("X0", "X2"), ("X1", "X3")]
    sides = {f"X{n}": list("NESW") for n in range(4)}
    for a, b in [*pairs, *pairs]:
        top["routes"].append([a, sides[a].pop(), b, sides[b].pop()])
    with pytest.raises(BadSetup, match=f"^routes: no way leads from {names[0]} to X0, X1, X2, X3: a board is in one"):
        read(json.dumps(top))


def test_no_tunnels_at_all_are_fine():
    assert read(json.dumps(changed(["tunnels"], {}))).tunnels == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1, column 1: this is no JSON"),
        ('{\n "name": }', "line 2, column 10: this is no JSON"),
        ("[]", "the board: this is an object, {…}, not a list"),
        ("null", "the board: this is an object, {…}, not null"),
        ('{"name": "a", "name": "b"}', "name: it stands there twice: leave one out"),
        ('{"name": ' + "1" * 5000 + "}", "this is no board: a number is too long"),
        ("[" * 20_000, "this is no board: a number is too long, or too much lies within each other"),
        (" " * (SIZE + 1), f"the board has {SIZE + 1} characters; a board has at most {SIZE}"),
        ('{"' + "x" * 999 + '": 1}', "'xxxxxxx"),
    ],
)
def test_what_is_no_board_at_all(text, says):
    with pytest.raises(BadSetup, match="^" + re.escape(says)) as found:
        read(text)
    assert len(str(found.value)) < 300


def test_a_key_that_stands_twice_is_named_with_its_way():
    text = written(HOUSE).replace('"B5":{"x":-1', '"B5":{"x":-1,"x":-1')
    with pytest.raises(BadSetup, match=r"^spaces\.B5\.x: it stands there twice"):
        read(text)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.sampled_from(["C3", "N", "nut"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from([path for path, _, _ in FAULTS]), JUNK)
def test_whatever_stands_there_is_read_or_refused(path, junk):
    said = ""
    try:
        board = read(json.dumps(changed(path, junk)))
    except BadSetup as error:
        said = str(error)
    else:
        assert written(read(written(board))) == written(board)
    assert not said or (": " in said and len(said) < 400)


# warnings -------------------------------------------------------------------------------------------------------------


@pytest.mark.no_cover  # slow under a tracer
@pytest.mark.parametrize("board", [HOUSE, read(GLADE)], ids=["house", "glade"])
def test_on_our_boards_every_prey_can_eat_three_and_be_home(board):
    assert warnings(board) == []


@pytest.mark.no_cover  # slow under a tracer
def test_a_prey_that_can_not_is_a_warning():
    board = read(json.dumps(changed(["food", "corn"], ["B5", "D1", "A2", "E4"])))
    (line,) = warnings(board)
    assert line == "diet.rat: the rat can't eat 3 corn and be home in turn 8 from east, north, west, south"
    assert not can_dine(board, PREY.index("rat"), board.homes[0])


def test_a_trigger_counts_as_what_its_animal_does():
    top = changed(["food", "corn"], ["B5", "D1", "A2", "E4"])
    top["diet"] = dict.fromkeys(PREY, "corn")
    board = read(json.dumps(top))
    able = {prey for n, prey in enumerate(PREY) if any(can_dine(board, n, home) for home in board.homes)}
    assert "rabbit" in able
    assert not able & {"hedgehog", "rat"}


@pytest.mark.no_cover  # slow under a tracer
def test_food_that_nobody_eats_is_a_warning():
    board = read(json.dumps(changed(["food", "cake"], ["B4", "D4", "B3", "D1"])))
    assert warnings(board) == ["food.cake: no animal eats it"]


def test_sides_and_homes_are_in_the_order_of_the_rules():
    assert (SIDES, N, S) == ("NESW", 0, 2)
    assert HOMES == ("east", "north", "west", "south")

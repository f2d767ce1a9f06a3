"""`hoodwink board check` and `board draw`: for people who make a board of their own."""

import json
import xml.etree.ElementTree as ET

import pytest

from hoodwink.cli import forest
from hoodwink.games.ohfox.board import GLADE, HOUSE, SIZE, read, written

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(tmp_path):
    board = tmp_path / "my.json"
    board.write_text(GLADE, encoding="utf-8")
    return board


def change(file, **fields):
    file.write_text(json.dumps(json.loads(file.read_text()) | fields))
    return file


# check ----------------------------------------------------------------------------------------------------------------


def test_a_good_board_is_good(cli, file):
    said = "9 spaces, 18 routes, 6 foods, 2 tunnels, pond B2; no warnings\n"
    assert cli("board", "check", file).good() == f"little glade: good. {said}"
    assert "house board: good. 21 spaces" in cli("board", "check", "house").good()


def test_a_bad_board_is_named_by_file_and_field(cli, file):
    homes = {"east": "C2", "north": "B3", "west": "A2", "south": "C2"}
    said = cli("board", "check", change(file, homes=homes)).complaint()
    assert f"{file}, homes.south: C2 is a home already" in said


def test_warnings_are_told_and_refused_only_if_asked(cli, file):
    food = json.loads(GLADE)["food"] | {"cake": ["A1", "A2", "A3", "B1"]}
    change(file, food=food)
    said = cli("board", "check", file).good()
    assert "warning: food.cake: no animal eats it\n" in said
    assert "1 warning\n" in said
    assert cli("board", "check", file, "--strict").code == 1
    assert cli("board", "check", "glade", "--strict").good()


@pytest.mark.parametrize("command", ["check", "draw"])
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "No such file or directory; a board is a .json file"),
        (b"x" * (SIZE + 1), f"is too large; a board is a .json file of at most {SIZE} characters"),
        (b"\xff\xff", "is no text in UTF-8"),
        (b"{\n,}", "line 2, column 1: this is no JSON"),
    ],
)
def test_a_file_that_is_no_board(cli, file, command, content, says):
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    assert says in cli("board", command, file).complaint()


def test_board_alone_says_where_to_look(cli):
    assert "Missing command. (see hoodwink board --help)" in cli("board").complaint()
    assert "check" in cli("board", "--help").good()
    assert "Example" in cli("board", "draw", "--help").good()


# draw -----------------------------------------------------------------------------------------------------------------


def test_a_drawing_goes_to_standard_output_or_to_a_file(cli, file, tmp_path):
    picture = cli("board", "draw", file).good()
    assert cli("board", "draw", file, "-o", tmp_path / "my.svg").good() == f"{tmp_path / 'my.svg'} written\n"
    assert (tmp_path / "my.svg").read_text(encoding="utf-8") == picture
    assert "can't write" in cli("board", "draw", file, "-o", tmp_path / "no" / "my.svg").complaint()


@pytest.mark.parametrize("board", [HOUSE, read(GLADE)], ids=["house", "glade"])
def test_everything_is_in_the_drawing(board):
    root = ET.fromstring(forest.drawn(board))
    assert root.findtext(f"{SVG}title") == board.name
    texts = [text.text for text in root.iter(f"{SVG}text")]
    for name in board.names:
        assert texts.count(name) + texts.count(f"{name}") >= 1
    for letter in "NESW":
        assert texts.count(letter) == 2  # a home and the compass
    for number, (colour, _, _) in enumerate(board.tunnels, 1):
        assert texts.count(str(number)) == 3  # both ends and the legend: colour is not the only sign
        assert f"{colour} tunnel" in texts
    used = [use.get("href") for use in root.iter(f"{SVG}use")]
    assert all(used.count(f"#food-{food}") == 5 for food in board.foods)
    roads = [path for path in root.iter(f"{SVG}path") if path.get("stroke") == "#e6cf9b"]
    assert len(roads) == len(board.routes)
    assert f"Pond: {board.names[board.pond]}." in root.findtext(f"{SVG}desc", "")


def test_a_name_can_not_break_out_of_the_drawing():
    top = json.loads(GLADE) | {"name": '<script>"&'}
    root = ET.fromstring(forest.drawn(read(json.dumps(top))))
    assert root.findtext(f"{SVG}title") == '<script>"&'
    assert not list(root.iter(f"{SVG}script"))


def test_foods_and_tunnels_that_we_do_not_know_are_drawn_too():
    text = GLADE.replace('"nut"', '"cake"').replace('"purple"', '"dusk"')
    picture = forest.drawn(read(text))
    assert ">Ca</text>" in picture
    assert "dusk tunnel" in picture
    assert forest.colour_of(read(text), 0) in forest.OTHERS


def test_a_drawing_is_the_same_every_time():
    assert forest.drawn(HOUSE) == forest.drawn(read(written(HOUSE)))

"""Options that are documents: carried whole in a record, shown by a hash, checked by the game."""

import json
import pickle

import pytest
from tales import MOST, Tales

from hoodwink import BadSetup, Diverged
from hoodwink.core.game import Option
from hoodwink.testing.mechanics import played
from hoodwink.testing.play import configurations
from hoodwink.testing.records import never_another, replayed

BOARD = Option("board", "", "a board", high=10, document="json")
TALE = "once there was ☃"


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (1, "option board is the text of a .json file of at most 10 characters, not 1"),
        (None, "option board is the text of a .json file of at most 10 characters, not None"),
        (["{}"], "option board is the text of a .json file of at most 10 characters, not ['{}']"),
        ("12345678901", "option board is a .json file of at most 10 characters, not of 11"),
        ("a\0b", "option board is a .json file of at most 10 characters: this one is no text"),
        ("\ud800", "option board is a .json file of at most 10 characters: this one is no text"),
    ],
)
def test_what_is_no_document(value, says):
    with pytest.raises(BadSetup) as found:
        BOARD.check(value)
    assert str(found.value) == says


@pytest.mark.parametrize(("given", "kept"), [("", ""), ("{}", "{}"), ("a\r\nb\rc\n", "a\nb\nc\n"), ("1234567890",) * 2])
def test_a_document_is_kept_but_for_its_line_ends(given, kept):
    assert BOARD.check(given) == kept == BOARD.parse(given)


def test_a_long_wrong_value_is_told_in_short():
    with pytest.raises(BadSetup) as found:
        Option("pace", "slow", "a word", choices=("slow", "fast")).check("x" * 5000)
    assert len(str(found.value)) < 200


def test_a_game_shows_a_document_by_a_hash_of_all_of_it():
    one, two = Tales(tale=TALE + " a" * 1000), Tales(tale=TALE + " a" * 999 + " b")
    assert repr(one).startswith("tales(seats=3, tale=")
    assert len(repr(one)) < 60
    assert repr(one) != repr(two)
    assert one.start().digest() != two.start().digest()
    assert repr(Tales(tale="")) == "tales(seats=3)"


def test_the_game_reads_it_and_may_write_it_in_one_form():
    assert Tales(tale="  once\r\n upon ").options["tale"] == "once upon"
    assert repr(Tales(tale="once  upon")) == repr(Tales(tale="once upon"))
    with pytest.raises(BadSetup, match=r"^tale: it begins with 'once'$"):
        Tales(tale="twice")
    with pytest.raises(BadSetup, match=f"of at most {MOST} characters, not of 4001"):
        Tales(tale="once " + "x" * 3996)


def test_a_record_carries_it_whole():
    text = played(Tales(tale=TALE), "a seed").record.dumps(Tales.actions)
    assert json.loads(text.splitlines()[0])["options"]["tale"] == TALE
    assert replayed(text, Tales).game.options["tale"] == TALE
    with pytest.raises(Diverged):
        replayed(text.replace("there was", "there is"), Tales)
    with pytest.raises(Diverged, match="begins with 'once'"):
        replayed(text.replace("once there was", "there was"), Tales)
    assert never_another(Tales(tale=TALE), "altered")


def test_it_goes_to_another_process():
    assert repr(pickle.loads(pickle.dumps(Tales(tale=TALE)))) == repr(Tales(tale=TALE))


def test_the_suite_plays_with_its_examples():
    games = configurations(Tales)
    assert any(game.options["tale"] == "once upon a time" for game in games)
    assert any(not game.options["tale"] for game in games)

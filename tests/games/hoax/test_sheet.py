"""The reference sheet is data: RULES.md says what is in it, and a corrected one needs no change of the rules."""

import os
import re
import subprocess
import sys

import pytest

from hoodwink import load
from hoodwink.games.hoax.actions import ACTIONS, Claim, Immune
from hoodwink.games.hoax.sheet import CLUE_SIZE, SHEET, TOKENS_IN_THE_BOX, Character, Effect, Resource

NUMBERS = {3: "three", 4: "four", 6: "six", 7: "seven", 9: "nine"}


def title(character):
    """EX_WIFE is the Ex-Wife, SON_IN_LAW the Son-in-Law."""
    return character.name.replace("_", "-").title().replace("-In-", "-in-")


def said(privilege):
    """A privilege in the words of RULES.md, its numbers from the sheet."""
    n = privilege.count
    taken = " or ".join(f"{n} {type.name.lower()}" for type in privilege.types)
    token = "token" if n == 1 else "tokens"
    return {
        Effect.TAKE: f"take {taken}",
        Effect.NEIGHBOURS: f"each neighbour gives you {n} {token} of the giver's choice",
        Effect.COLLECT: f"name a type; every other player gives you {n} of it",
        Effect.EXCHANGE: "exchange any number of your tokens of one type, one for one, for tokens of one other type",
        Effect.SEIZE: f"take {n} {token} of one type from one player",
        Effect.HELP: f"take {taken}; then a player of your choice takes {privilege.helped} token of his choice",
    }[privilege.effect]


def rule(number):
    """A § of RULES.md, in one line."""
    text = re.search(rf"^- §{re.escape(number)} (.*?)(?=^- |^$|\Z)", load("hoax").rules_text(), re.M | re.S)
    assert text
    return " ".join(text[1].split())


@pytest.mark.parametrize(
    ("number", "character", "place"),
    [
        ("3.6", Character.EX_WIFE, 0),
        ("3.7", Character.EX_WIFE, 1),
        ("3.8", Character.LOVER, 0),
        ("3.9", Character.SON_IN_LAW, 0),
        ("3.10", Character.COUSIN, 0),
        ("3.11", Character.CHEF, 0),
        ("3.12", Character.GARDENER, 0),
        ("3.13", Character.BUTLER, 0),
    ],
)
def test_1_2_each_privilege_on_the_sheet_is_the_one_that_the_rules_tell(number, character, place):
    privilege = SHEET[character].privileges[place]
    start = f"*{title(character)}*: " if place == 0 else "or "
    assert rule(number).startswith(start + said(privilege))


def test_1_2_the_sheet_has_a_line_for_each_of_the_seven_in_its_order():
    assert [row.character for row in SHEET] == list(Character)
    assert len(Character) == 7
    assert sum(len(row.privileges) for row in SHEET) == 8
    assert list(Resource) == [0, 1, 2]


def test_9_1_the_immunities_on_the_sheet_are_those_that_the_rules_tell():
    told = set(re.findall(r"\*([\w-]+)\* against the ([\w-]+)", rule("9.1")))
    assert told == {(title(row.character), title(other)) for row in SHEET for other in row.immune_to}
    assert len(told) == 4


def test_4_2_a_clue_has_as_many_cards_as_the_rules_tell():
    assert f"and {NUMBERS[CLUE_SIZE - 1]} random ones of the other {NUMBERS[len(Character) - 1]}" in rule("4.2")


def test_r16_the_list_is_laid_out_for_the_tokens_in_the_box():
    text = " ".join(load("hoax").rules_text().split())
    assert f"laid out for the {NUMBERS[TOKENS_IN_THE_BOX]} tokens of a type that are in the box" in text


def test_1_2_every_claim_and_immunity_is_made_from_the_sheet():
    assert {action.character for action in ACTIONS if isinstance(action, Claim)} == set(Character)
    assert {action.character for action in ACTIONS if isinstance(action, Immune)} == set(Character)


# A corrected sheet ----------------------------------------------------------------------------------------------------

# The sheet is read when the rules are imported, also where they are compiled: so it is corrected in a process of its
# own, before anything else of the game is there.
CORRECTED = """
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

name = "hoodwink.games.hoax.sheet"
root = Path(find_spec("hoodwink").submodule_search_locations[0])
spec = spec_from_file_location(name, root / "games" / "hoax" / "sheet.py")
sheet = sys.modules[name] = module_from_spec(spec)
spec.loader.exec_module(sheet)
globals().update(vars(sheet))

def correct(character, *privileges, immune_to=()):
    rows = list(sheet.SHEET)
    rows[character] = Row(character, privileges, immune_to)
    sheet.SHEET = tuple(rows)
"""


def corrected(change, play):
    """Play a few lines in a process whose sheet is changed first; what fails there fails here."""

    body = "from hoodwink.games.hoax.actions import *\nfrom hoodwink.testing import table\n"
    done = subprocess.run(
        [sys.executable, "-c", f"{CORRECTED}\n{change}\n{body}\n{play}\nprint('played')"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "played\n"), done.stderr


def test_3_13_a_sheet_where_the_butler_takes_two_evidence_and_helps_to_two():
    corrected(
        "correct(BUTLER, Privilege(Effect.HELP, (EVIDENCE,), count=2, helped=2))",
        """
t = table("hoax", seats=3, tokens="- - -")
t(0, Claim(BUTLER, helps=1)).passes()
assert t.hands == "e2 - -"
t(1, Take(PRESTIGE))(1, Take(EVIDENCE))
assert t.hands == "e2 p1e1 -"
assert t.asked == (0,)
""",
    )


def test_3_13_a_sheet_where_the_butler_has_a_choice_of_types():
    corrected(
        "correct(BUTLER, Privilege(Effect.HELP, (CASH, EVIDENCE), helped=1))",
        """
t = table("hoax", seats=3, tokens="- - -")
t(0, Claim(BUTLER, takes=EVIDENCE, helps=1)).passes()
assert t.hands == "e1 - -"
""",
    )


def test_3_12_a_sheet_where_the_gardener_takes_three_of_two_types():
    corrected(
        "correct(GARDENER, Privilege(Effect.SEIZE, (CASH, PRESTIGE), count=3))",
        """
t = table("hoax", seats=3, immunities=False, tokens="- c5 -")
assert {a.takes for a in t.options(0) if isinstance(a, Claim) and a.character == GARDENER} == {CASH, PRESTIGE}
t(0, Claim(GARDENER, takes=CASH, of=1)).passes()
assert t.hands == "c3 c2 -"
""",
    )


def test_3_7_a_sheet_where_the_ex_wifes_neighbours_give_two():
    corrected(
        "correct(EX_WIFE, Privilege(Effect.NEIGHBOURS, count=2))",
        """
t = table("hoax", seats=4, immunities=False, tokens="- c1 c9 c1p2")
t(0, Claim(EX_WIFE, neighbours=True)).passes()
assert t.hands == "c1 - c9 c1p2"
t(3, Give(PRESTIGE))(3, Give(CASH))
assert t.hands == "c2p1 - c9 p1"
assert t.asked == (0,)
assert [a for a in t.options(1) if isinstance(a, Claim)] == []
assert not any(isinstance(a, Claim) and a.character == EX_WIFE and a.takes is not None for a in t.game.actions)
""",
    )


def test_3_9_a_sheet_where_the_son_in_law_gets_two_or_what_there_is():
    corrected(
        "correct(SON_IN_LAW, Privilege(Effect.COLLECT, count=2))",
        """
t = table("hoax", seats=4, immunities=False, tokens="- c1 c3 p3")
t(0, Claim(SON_IN_LAW, takes=CASH)).passes()
assert t.hands == "c3 - c1 p3"
""",
    )


def test_3_8_a_sheet_where_the_lover_takes_two_cash():
    corrected(
        "correct(LOVER, Privilege(Effect.TAKE, (CASH,), count=2))",
        """
t = table("hoax", seats=3, tokens="- - -")
t(0, Claim(LOVER, takes=CASH)).passes()
assert t.hands == "c2 - -"
""",
    )


def test_9_1_a_sheet_with_other_immunities():
    corrected(
        "correct(GARDENER, *SHEET[GARDENER].privileges, immune_to=(SON_IN_LAW, CHEF))\n"
        "correct(COUSIN, *SHEET[COUSIN].privileges)",
        """
t = table("hoax", seats=3, tokens="c1 p1 p1", imposters="- - lover")
t(0, Claim(SON_IN_LAW, takes=PRESTIGE)).passes()
assert t.options(1) == (Pass(), Immune(LOVER), Immune(GARDENER))
assert t.options(2) == (Pass(), Immune(GARDENER))
t.ballot(Immune(GARDENER), Pass())
assert t.view().immune == ((1, GARDENER),)
t.passes()
assert t.hands == "c1p1 p1 -"
t = table("hoax", seats=3, tokens="c1 p1 p1")
t(0, Claim(CHEF, takes=PRESTIGE, gives=CASH, count=1, of=1)).passes()
assert t.options(1) == (Pass(), Immune(GARDENER))
""",
    )


def test_3_11_a_sheet_where_another_exchanges_and_the_chef_does_not():
    corrected(
        "correct(CHEF, Privilege(Effect.TAKE, (CASH,)))\ncorrect(COUSIN, Privilege(Effect.EXCHANGE, (CASH, PRESTIGE)))",
        """
t = table("hoax", seats=3, tokens="c2 p2 -")
exchanges = {a for a in t.options(0) if isinstance(a, Claim) and a.gives is not None}
assert exchanges == {
    *(Claim(COUSIN, PRESTIGE, CASH, n) for n in (1, 2)), *(Claim(COUSIN, PRESTIGE, CASH, n, 1) for n in (1, 2))
}
t(0, Claim(COUSIN, PRESTIGE, CASH, 2, 1)).passes()
assert t.hands == "p2 c2 -"
""",
    )


def test_8_1_a_sheet_with_other_points_goal_and_clues():
    corrected(
        "sheet.TRUTHFUL_POINTS, sheet.LAST_ONE_POINTS, sheet.GOAL, sheet.CLUE_SIZE = 2, 5, 9, 3",
        """
t = table("hoax", seats=3, identities="butler chef lover", tokens="c1p1e1 - -")
t(0, Investigate(1)).clue("chef butler lover")
t(0, Claim(BUTLER, helps=1))(1, CallHoax()).ballot(thumbs="down down")
assert t.points == (2, 0, 0)
t = table("hoax", seats=3, identities="butler chef lover", out=(2,))
t(0, Accuse(1, CHEF))
assert t.points == (5, 0, 0)
assert t.game.goal() == 9
""",
    )

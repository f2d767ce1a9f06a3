"""The checks of mechanics, records, citations and golden files bite too: a fault planted in Masks makes each fail."""

import re
import shutil
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from masks import Masks, rules
from masks.rules import MasksState

from hoodwink import Dice, Diverged
from hoodwink.core.action import PASS, Action, Actions
from hoodwink.games.hoax import Hoax
from hoodwink.testing import citations, golden, mechanics, play, records

# What is planted -----------------------------------------------------------------------------------------------------


def with_state(state):
    """Masks with another class of state."""

    class Faulty(Masks):
        def set_up(self):
            s = super().set_up()
            new = state.__new__(state)
            s.copy_kernel(new)
            for noun in MasksState.__slots__:
                setattr(new, noun, getattr(s, noun))
            return new

    return Faulty


class SharesAList(MasksState):
    def copy(self):
        new = super().copy()
        new.score = self.score
        return new


class HasNoKey(MasksState):
    def key(self):
        return ()


class NeverEnds(Masks):
    class weather(rules.Weather):  # noqa: N801
        """§2.8 for ever."""

        def resolve(self, s):
            super().resolve(s)
            s.push(self)


class WinsTooSoon(Masks):
    def winners(self, s):
        return (0,)


class SaysNotHow(Masks):
    def ending(self, s):
        return ""


class OffersTwice(Masks):
    class forward(rules.Forward):  # noqa: N801
        """§2.2 with an option twice."""

        def options(self, s, seat):
            return (PASS, PASS, rules.STEP)


class OffersNothing(Masks):
    class forward(rules.Forward):  # noqa: N801
        """§2.2 without options."""

        def options(self, s, seat):
            return ()


class ChokesOnAnOption(Masks):
    class peek(rules.Peeking):  # noqa: N801
        """§2.5 with an option that the rules can't carry out."""

        def resolve(self, s):
            assert s.replies[self.seat] != rules.PEEKS[2], "nobody thought of this"
            super().resolve(s)


class BadDefault(Masks):
    class vote(rules.Belief):  # noqa: N801
        """§2.3 with a default that is no option."""

        def default(self, s, seat):
            return PASS


class ChangesOnRefusal(Masks):
    class vote(rules.Belief):  # noqa: N801
        """§2.3 that changes the state when it explains a refusal."""

        def why_not(self, s, seat, action):
            s.score[seat] += 1
            return "", ""


class CitesNothing(Masks):
    class vote(rules.Belief):  # noqa: N801
        """§2.3 that explains a refusal with a number that isn't there."""

        def why_not(self, s, seat, action):
            return "2.33", "because"


class LastOneCounts(Masks):
    class vote(rules.Belief):  # noqa: N801
        """§2.3 in which the last to vote decides."""

        def resolve(self, s):
            s.score[s.by] += 1
            super().resolve(s)


class Loaded(Masks):
    class weather(rules.Weather):  # noqa: N801
        """§2.8 with sun more often than the weights say."""

        def sample(self, s, dice):
            return int(dice.below(10) > 0)


class Listed(Masks):
    class weather(rules.Weather):  # noqa: N801
        """§2.8 with an outcome that is listed and not allowed."""

        def allows(self, s, outcome):
            return outcome == 0 or (outcome == 1 and s.round == 0)


class Weightless(Masks):
    class weather(rules.Weather):  # noqa: N801
        """§2.8 with a weight of nothing."""

        def outcomes(self, s):
            return [(0, 1), (1, 1), (2, 0)]


class Undealt(Masks):
    class deal(rules.Deal):  # noqa: N801
        """§1.1 by dice of its own."""

        rolled = Dice("of its own")

        def sample(self, s, dice):
            return self.rolled.pick(self.among(s))


# The checks ----------------------------------------------------------------------------------------------------------

PLANTED = [
    (NeverEnds, mechanics.ends, "no end after"),
    (WinsTooSoon, mechanics.ends, "before its end"),
    (SaysNotHow, mechanics.ends, "does not say how it ended"),
    (with_state(SharesAList), mechanics.copies, "changed the original"),
    (OffersTwice, mechanics.options, "is offered an action twice"),
    (OffersNothing, mechanics.options, "has no option"),
    (ChokesOnAnOption, mechanics.options, "nobody thought of this"),
    (BadDefault, mechanics.options, "is no option"),
    (ChangesOnRefusal, mechanics.refusals, "was refused one of .*, and that changed the state"),
    (CitesNothing, mechanics.refusals, "RULES.md has no §2.33"),
    (LastOneCounts, mechanics.ballots, "give another result in another order"),
    (Loaded, mechanics.chances, "came .* times in"),
    (Listed, mechanics.chances, "lists 1 and does not allow it"),
    (Weightless, mechanics.chances, "has a weight of nothing"),
    (Undealt, mechanics.repeats, "gave two records"),
    (Undealt, records.plays_again, "the seed gives"),
]


@pytest.mark.parametrize(("kind", "check", "says"), PLANTED, ids=lambda x: getattr(x, "__name__", None))
def test_a_planted_fault_is_found(kind, check, says, monkeypatch):
    monkeypatch.setattr(play, "LIMIT", 500)
    with pytest.raises((AssertionError, Diverged), match=says):
        eight_times(check, kind(4))


def eight_times(check, game):
    for seed in range(8):
        check(game, seed)


def test_a_digest_that_says_nothing_is_found():
    with pytest.raises(AssertionError, match="shows another game"):
        records.never_another(with_state(HasNoKey)(4), 0)


def test_rules_that_changed_without_a_new_version_are_found_by_the_digest():
    class SunIsWorthMore(Masks):
        class weather(rules.Weather):  # noqa: N801
            """§2.8 with two points."""

            def resolve(self, s):
                super().resolve(s)
                s.score[s.speaker] += s.outcome

    class RichHeirs(Hoax):
        def set_up(self):
            s = super().set_up()
            s.tokens = [1] * self.seats
            return s

    for kind, changed in ((Masks, SunIsWorthMore), (Hoax, RichHeirs)):
        text = mechanics.played(kind(4), 0).record.dumps(kind.actions)
        assert records.replayed(text, kind).is_over()
        with pytest.raises(Diverged, match="the state's digest is"):
            records.replayed(text, changed)


def test_text_that_two_actions_share_is_found():
    @dataclass(frozen=True)
    class Nod(Action):
        deep: bool

        def __str__(self):
            return "nod true"

    class Ambiguous(Masks):
        actions = Actions([Nod(True), Nod(False)])

    with pytest.raises(AssertionError):
        mechanics.actions(Ambiguous())


# Citations -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def faults(tmp_path):
    """The faults that citations finds when a test file holds this."""

    def find(source):
        own = Path(__file__).with_name("test_masks.py").read_text(encoding="utf-8")
        (tmp_path / "test_all.py").write_text(own + source, encoding="utf-8")
        return citations.faults(Masks, [tmp_path / "test_all.py"])

    return find


def test_a_citation_that_is_not_there_is_found(faults):
    assert faults("") == []
    assert faults("\ndef test_9_9_x(): ...") == ["test_all.py: test_9_9_x cites §9.9, which RULES.md does not have"]
    assert faults("\ndef test_r7_x(): ...") == ["test_all.py: test_r7_x cites R7, which RULES.md does not have"]
    assert faults("\ndef test_x():\n    '§2.77'") == ["test_all.py: test_x cites §2.77, which RULES.md does not have"]


def test_a_number_that_no_test_cites_is_found():
    wrong = citations.faults(Masks, [])
    assert {"no test cites §1", "no test cites §2.8", "no test cites R1"} <= set(wrong)
    assert not [line for line in wrong if line.startswith("no code")]


def test_a_number_that_no_code_cites_is_found(monkeypatch):
    other = "- §1.1 Deal.\n- §2.99 Sing.\n- R8 Louder.\n- R8 No."
    monkeypatch.setattr(Masks, "rules_text", lambda: other)
    wrong = citations.faults(Masks, [])
    assert {"no code cites §2.99", "no code cites R8", "RULES.md has R8 twice"} <= set(wrong)
    assert "rules.py cites §2.1, which RULES.md does not have" in wrong


def test_a_frame_without_its_number_is_found(monkeypatch):
    monkeypatch.setattr(rules.Forward, "__doc__", "Anyone may step forward.")
    assert citations.faults(Masks, [Path(__file__).with_name("test_masks.py")]) == [
        "the docstring of Forward does not start with its §"
    ]


def test_what_cites_what():
    assert citations.cited("§3.2, §R9 and R7; §2.5 to §2.7") == {"3.2", "R9", "R7", "2.5", "2.6", "2.7"}
    assert citations.numbers("## §3 X\n- §3.1 y (§9)\n- R2 z\nR3 no") == {"3", "3.1", "R2"}
    source = "@pytest.mark.parametrize('x', ['§1.2'])\ndef test_3_10_a():\n    'Also §4.'\ndef test_r12_b(): ..."
    assert citations.cited_by_tests(source) == {"test_3_10_a": {"1.2", "3.10", "4"}, "test_r12_b": {"R12"}}


# Golden files --------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(Path(__file__).parent / "golden", tmp_path / "golden")


def test_a_golden_file_that_is_missing_is_found(folder):
    (folder / "masks-3.txt").unlink()
    assert "is missing: python -m hoodwink.testing.golden --write" in golden.difference(
        folder / "masks-3.txt", Masks(3)
    )


def test_a_leak_is_a_diff_that_a_person_can_read(folder):
    class ShowsTheFirstMask(Masks):
        def view(self, s, seat):
            return replace(super().view(s, seat), named=s.masks[0])

    found = golden.difference(folder / "masks-3.txt", ShowsTheFirstMask(3))
    assert re.search(r"^\+  all: ply=2  named=\d$", found, re.MULTILINE), found


def test_golden_files_are_written_and_compared(folder, capsys):
    words = ["masks:Masks", "--folder", str(folder)]
    assert golden.main([*words, "--write"]) == 0
    assert golden.main(words) == 0
    (folder / "masks-3.txt").write_text("masks(seats=3), rules 1, seed golden-3\n", encoding="utf-8")
    assert golden.main(words) == 1
    assert "+== ply 1, §1.1 Deal(0) asks chance" in capsys.readouterr().out
    assert golden.main([*words, "--write"]) == 0
    assert golden.main(words) == 0
    assert golden.main(["--folder", str(folder / "none"), "hoax"]) == 1


def test_a_game_with_more_views_than_anybody_reads_is_cut(monkeypatch):
    whole = golden.playthrough(Masks(3), "golden-3")
    monkeypatch.setattr(golden, "VIEWS", 5 * 4 + 3)
    head, cut, *lines = golden.playthrough(Masks(3), "golden-3").splitlines()
    assert (head, cut) == (whole.splitlines()[0], "cut after 5 steps")
    assert sum(line.startswith("> ") for line in lines) == 5
    assert lines[-2] in whole.splitlines()
    assert "winners" not in "".join(lines)

"""Where each § comes from: every fault that `testing.sources` is there for is found."""

from importlib import import_module

import pytest

from hoodwink.core.game import Game
from hoodwink.core.rulebook import Rules, Source, headings
from hoodwink.games import GAMES
from hoodwink.testing import sources

RULES = """\
# Only: a game

Begin here.

## §1 Start
[book: Setup]
- §1.1 Begin.
- §1.2 Go on,
  and on.
  [book: Play; The End]

| a | b |
|---|---|
| 1 | 2 |

- §1.3 Stop.
  [book: Play]
  [house: somebody has to | jemand muss]

## Rulings
- R1 Laugh.
  [house: why not]
"""
HEADINGS = "Setup\nPlay\nThe End\nCredits — nothing to play\n"


@pytest.fixture
def game(tmp_path, monkeypatch, request):
    """Makes a game of these rules."""

    def make(rules=RULES, headings=HEADINGS, german=""):
        name = f"only_{abs(hash((request.node.name, rules, headings, german)))}"
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text(
            "from hoodwink.core.game import Game\nclass Only(Game):\n    key = 'only'\n"
        )
        for file, text in (("RULES.md", rules), ("HEADINGS.txt", headings), ("RULES.de.md", german)):
            if text:
                (folder / file).write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        kind = import_module(name).Only
        assert issubclass(kind, Game)
        return kind

    return make


def test_sources_are_taken_out_of_the_text(game):
    rules = Rules.of(game())
    assert rules.sources == {
        "1.1": Source(("Setup",)),
        "1.2": Source(("Play", "The End")),
        "1.3": Source(("Play",), "somebody has to"),
        "R1": Source((), "why not"),
    }
    assert "[" not in rules.text
    assert rules.plain("1.3") == "§1.3 Stop."
    assert "[" not in "".join([*rules.chapters.values(), *rules.sections.values()])
    assert rules.opening == "# Only: a game\n\nBegin here.\n\n"
    assert rules.text == rules.opening + "".join(rules.chapters.values())
    assert rules.contents() == "### Contents\n- §1 Start\n- Rulings\n"


def test_sources_below_each_section(game):
    rules = Rules.of(game())
    shown = rules.with_sources(rules.find("1")).splitlines()
    assert shown[1:6] == [
        "- §1.1 Begin.  ",
        "  *Rulebook: Setup.*",
        "- §1.2 Go on,",
        "  and on.  ",
        "  *Rulebook: Play; The End.*",
    ]
    assert shown[6:11] == ["", "| a | b |", "|---|---|", "| 1 | 2 |", ""]
    assert rules.with_sources(rules.find("R1")) == "- R1 Laugh.  \n  *House rule: why not.*\n"


def test_german_rules_take_the_sources_of_the_english(game):
    german = (
        "# Nur: ein Spiel\n\n## §1 Anfang\n- §1.1 Los.\n- §1.2 Weiter.\n- §1.3 Halt.\n\n## Klarstellungen\n- R1 Lach.\n"
    )
    kind = game(german=german)
    rules = Rules.of(kind, "de")
    assert rules.text == german
    assert rules.sources["1.2"] == Source(("Play", "The End"))
    assert rules.sources["1.3"] == Source(("Play",), "jemand muss")
    assert rules.sources["R1"] == Source((), "why not")  # has no German
    assert rules.with_sources(rules.find("1.3")) == "- §1.3 Halt.  \n  *Regelheft: Play. Hausregel: jemand muss.*\n"
    assert sources.faults(kind) == []


def test_headings_say_why_nobody_claims_them(game):
    assert headings(game()) == {"Setup": "", "Play": "", "The End": "", "Credits": "nothing to play"}
    assert headings(game(headings="")) == {}


@pytest.mark.parametrize(
    ("was", "is_now", "fault"),
    [
        ("[book: Setup]\n", "", "§1.1 does not say where it comes from"),
        ("[house: why not]\n", "\n", "R1 does not say where it comes from"),
        ("[book: Setup]", "[book: Set-up]", "§1.1 claims 'Set-up', which HEADINGS.txt does not have"),
        (
            "; The End]",
            "]",
            "no § claims 'The End'; if it holds nothing to play, say so in HEADINGS.txt: The End — why",
        ),
        ("The End]", "Credits]", "'Credits' is claimed, though HEADINGS.txt says why it need not be: nothing to play"),
        ("[house: why", "[hous: why", "a line that says no source, or in the wrong place: [hous: why not]"),
        ("Begin here.", "[book: Play]", "a line that says no source, or in the wrong place: [book: Play]"),
    ],
)
def test_a_fault_is_found(game, was, is_now, fault):
    assert sources.faults(game()) == []
    assert fault in sources.faults(game(RULES.replace(was, is_now)))


def test_a_source_in_the_german_rules_is_found(game):
    german = "# Nur\n\n## §1 Anfang\n- §1.1 Los.\n  [book: Setup]\n"
    assert "a line that says no source, or in the wrong place: [book: Setup]" in sources.faults(game(german=german))


def test_a_game_without_headings_is_left_alone(game):
    assert sources.faults(game(RULES.replace("[book: Setup]\n", ""), headings="")) == []


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.key)
def test_every_game_of_the_house_has_its_headings_and_reasons_in_both_languages(kind):
    assert len(headings(kind)) > 20
    english, german = Rules.of(kind).sources, Rules.of(kind, "de").sources
    assert [*english] == [*german] == [*Rules.of(kind).sections]
    for number, source in english.items():
        assert german[number].book == source.book
        assert bool(german[number].house) == bool(source.house), number
        assert not source.house or german[number].house != source.house, f"{number} has no German reason"

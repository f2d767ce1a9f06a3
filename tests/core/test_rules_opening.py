"""The rules begin with what a player wants to know: the goal, a turn, how one wins, an example from play."""

import re

import pytest

from hoodwink.core.rulebook import LANGUAGES, Rules
from hoodwink.games import GAMES

PARTS = {
    "en": ["The goal", "A turn", "Winning", "From play"],
    "de": ["Das Ziel", "Ein Zug", "Gewinnen", "Aus einem Spiel"],
}
FOR_PROGRAMMERS = re.compile(r"\b(code|tests?|prompts?|programm|hinweise|nummeriert|numbered|`)\b", re.IGNORECASE)

every_opening = pytest.mark.parametrize(
    ("kind", "language"),
    [pytest.param(kind, language, id=f"{kind.key}-{language}") for kind in GAMES.values() for language in LANGUAGES],
)


def parts(rules):
    """Heading to text; under "" what stands before the first."""
    _, *found = re.split(r"^#+ (.+)\n", rules.opening, flags=re.MULTILINE)
    return dict(zip(found[::2], found[1::2], strict=True))


@every_opening
def test_goal_turn_winning_and_an_example_come_first(kind, language):
    rules = Rules.of(kind, language)
    title, *heads = parts(rules)
    assert rules.language == language
    assert heads == PARTS[language]
    assert rules.text.startswith(f"# {title}\n")
    assert kind.title.partition(":")[0] in title
    assert not re.search(r"^## ", rules.opening, re.MULTILINE)
    assert next(iter(rules.titles)) == "1"


@every_opening
def test_it_is_short_and_whole(kind, language):
    rules = Rules.of(kind, language)
    for head, text in parts(rules).items():
        words = len(text.split())
        assert 20 <= words <= 110, f"{head}: {words} words"
        assert re.search(r"[.!?]$", text.strip()), head
    assert 10 <= len([line for line in rules.opening.splitlines() if line.strip()]) <= 16
    assert len(rules.opening.split()) < 400


@every_opening
def test_what_is_for_programmers_is_elsewhere(kind, language):
    assert FOR_PROGRAMMERS.findall(Rules.of(kind, language).opening) == []


@every_opening
def test_the_example_is_of_people_who_play(kind, language):
    example = parts(Rules.of(kind, language))[PARTS[language][-1]]
    assert "Ada" in example
    assert "Ben" in example


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.key)
def test_numbers_are_the_same_in_both_languages(kind):
    english, german = (Rules.of(kind, language).opening for language in LANGUAGES)
    assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", german))

"""RULES.de.md says the same as RULES.md, number by number, and a game without one answers in English."""

import re
from collections import Counter
from importlib import import_module

import pytest

from hoodwink.core.game import Game
from hoodwink.core.rulebook import LANGUAGES, Rules
from hoodwink.games import GAMES
from hoodwink.testing.citations import cited

TRANSLATED = [kind for kind in GAMES.values() if kind.rules_text("de")]
STARTS = re.compile(r"^(#+|-|\|)(?: +(§[\d.]+|R\d+)\b)?", re.MULTILINE)
ENGLISH = re.compile(r"\b(the|and|of|is|with|who|player|players|token|tokens|leader|team goes|claim|card)\b")

every_german_book = pytest.mark.parametrize("kind", TRANSLATED, ids=lambda kind: kind.key)


def both(kind):
    return Rules.of(kind), Rules.of(kind, "de")


def test_every_game_so_far_has_german_rules():
    assert {kind.key for kind in TRANSLATED} >= {"hoax", "resistance"}
    assert LANGUAGES == ("en", "de")


@every_german_book
def test_chapters_and_sections_have_the_same_numbers_in_the_same_order(kind):
    english, german = both(kind)
    assert (english.language, german.language) == ("en", "de")
    assert [*german.titles] == [*english.titles]
    assert [*german.chapters] == [*english.chapters]
    assert [*german.sections] == [*english.sections]
    assert STARTS.findall(german.text) == STARTS.findall(english.text)  # headings, paragraphs and tables too


@every_german_book
def test_a_section_cites_the_same_and_counts_the_same(kind):
    english, german = both(kind)
    for number, text in english.sections.items():
        assert cited(german.sections[number]) == cited(text), f"§{number}"
        assert Counter(re.findall(r"\d+", german.sections[number])) == Counter(re.findall(r"\d+", text)), f"§{number}"


@every_german_book
def test_nothing_is_left_in_english(kind):
    english, german = both(kind)
    for number in english.sections:
        text = german.plain(number)
        assert text != english.plain(number)
        assert ENGLISH.findall(text) == [], f"§{number}"
    for number, title in english.titles.items():
        assert german.titles[number] != title


@every_german_book
def test_a_section_is_about_as_long_as_in_english(kind):
    """Something that was left out, or a paragraph in the wrong place, would be shorter or longer."""
    english, german = both(kind)
    for number in english.sections:
        ratio = len(german.plain(number)) / len(english.plain(number))
        assert 0.75 < ratio < 1.9, f"§{number}: {ratio:.2f}"


def test_a_game_without_german_rules_answers_in_english(tmp_path, monkeypatch):
    folder = tmp_path / "only_english_rules"
    folder.mkdir()
    (folder / "__init__.py").write_text("from hoodwink.core.game import Game\nclass Only(Game):\n    key = 'only'\n")
    (folder / "RULES.md").write_text("# Only\n\n## §1 Start\n- §1.1 Begin.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    kind = import_module("only_english_rules").Only
    assert issubclass(kind, Game)
    assert kind.rules_text("de") == ""
    assert Rules.of(kind, "de") == Rules.of(kind)
    assert Rules.of(kind, "de").language == "en"
    assert Rules.of(kind, "de").plain("1.1") == "§1.1 Begin."

"""The rules in the browser: what a player wants to know, contents that lead to chapters, where each § comes from."""

import pytest
from browsers import DESK, PHONE

from hoodwink.core.rulebook import Rules
from hoodwink.games import GAMES

SIDEWAYS = {"width": 844, "height": 390}
HEADINGS = {
    "en": ["The goal", "A turn", "Winning", "From play", "Contents"],
    "de": ["Das Ziel", "Ein Zug", "Gewinnen", "Aus einem Spiel", "Inhalt"],
}
LABELS = {"en": ("Rulebook:", "House rule:"), "de": ("Regelheft:", "Hausregel:")}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_title_opening_contents_chapters(somebody, game, language):
    rules = Rules.of(GAMES[game], language)
    page = somebody(language=language).open(f"/rules/{game}")
    page.locator(".rules").wait_for()
    assert rules.opening.startswith(f"# {page.locator('h1').inner_text()}\n")
    chapters = [title if number == "R" else f"§{number} {title}" for number, title in rules.titles.items()]
    assert page.locator(".rules h2").all_inner_texts() == [*HEADINGS[language], *chapters]
    assert page.locator(".rules-contents a").all_inner_texts() == chapters
    assert "### " not in page.locator(".rules").inner_text()


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_section_says_where_it_comes_from(somebody, language):
    rules = Rules.of(GAMES["erben"], language)
    page = somebody(language=language).open("/rules/erben")
    page.locator(".rules").wait_for()
    book, house = LABELS[language]
    expected = []
    for source in rules.sources.values():
        lines = [f"{book} {'; '.join(source.book)}"] if source.book else []
        expected.append([*lines, f"{house} {source.house}"] if source.house else lines)
    assert [text.splitlines() for text in page.locator(".rule .rule-origin").all_inner_texts()] == expected
    assert page.locator(".rule").count() == len(rules.sections)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESK], ids=["phone", "sideways", "desk"])
def test_contents_lead_to_a_chapter(somebody, size):
    page = somebody(size=size).open("/rules/hoax")
    page.get_by_role("link", name="§6 Calling hoax").click()
    chapter = page.get_by_role("heading", name="§6 Calling hoax")
    assert chapter.evaluate("(node) => node === document.activeElement")
    assert 0 <= chapter.bounding_box()["y"] < size["height"] / 2
    assert page.url.endswith("/rules/hoax#6")
    page.reload()
    page.locator("h2.rule-here", has_text="§6 Calling hoax").wait_for()


def test_in_a_drawer_contents_leave_the_address_alone(somebody):
    page = somebody().open("/new/hoax")
    page.get_by_role("button", name="Rules").first.click()
    page.get_by_role("link", name="Rulings").click()
    chapter = page.get_by_role("heading", name="Rulings", exact=True)
    assert chapter.evaluate("(node) => node === document.activeElement")
    assert page.url.endswith("/new/hoax")

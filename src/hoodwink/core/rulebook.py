"""A game's RULES.md, or RULES.de.md, taken apart by chapter and section."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from hoodwink.core.errors import BadText
from hoodwink.core.game import Game

_CHAPTER = re.compile(r"## (?:§(\d+) )?(.*)")
_SECTION = re.compile(r"- (?:§(\d+\.\d+)|(R\d+)) ")
_SOURCE = re.compile(r" *\[(book|house): (.+)\]\s*")
RULINGS = "R"
Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "de")
_CONTENTS = {"en": "Contents", "de": "Inhalt"}
_SAID = {"en": ("Rulebook: {}.", "House rule: {}."), "de": ("Regelheft: {}.", "Hausregel: {}.")}


@dataclass(frozen=True, slots=True)
class Source:
    """Where a § comes from: headings of the rulebook, the house with its reason, or both where the house adds to it."""

    book: tuple[str, ...] = ()
    house: str = ""

    def said(self, language: Language) -> str:
        book, house = _SAID[language]
        parts = [book.format("; ".join(self.book))] if self.book else []
        return " ".join([*parts, house.format(self.house)] if self.house else parts)


@dataclass(frozen=True, slots=True)
class Rules:
    """A RULES.md taken apart: what stands before its chapters, chapters `6` and `R`, sections `6.1` and `R7`."""

    language: Language
    text: str
    opening: str
    titles: dict[str, str]
    chapters: dict[str, str]
    sections: dict[str, str]
    sources: dict[str, Source]

    @classmethod
    def of(cls, kind: type[Game], language: Language = "en") -> Rules:
        """In this language, or in English where there are none in it. Sources are said once, in the English ones."""
        own = "" if language == "en" else kind.rules_text(language)
        language = language if own else "en"
        english, sources = _apart(kind.rules_text(), language)
        text = own or english
        opening = ""
        titles: dict[str, str] = {}
        chapters: dict[str, str] = {}
        sections: dict[str, str] = {}
        chapter = section = ""
        for line in text.splitlines(keepends=True):
            if head := _CHAPTER.match(line):
                chapter, section = head[1] or RULINGS, ""
                titles[chapter] = head[2].strip()
            elif item := _SECTION.match(line):
                section = item[1] or item[2]
            if chapter:
                chapters[chapter] = chapters.get(chapter, "") + line
            else:
                opening += line
            if section:
                sections[section] = sections.get(section, "") + line
        sections = {number: text.rstrip() + "\n" for number, text in sections.items()}
        return cls(language, text, opening, titles, chapters, sections, sources)

    def find(self, wanted: str) -> str:
        """A chapter or a section, as Markdown; BadText lists the chapters."""
        number = wanted.strip().lstrip("§").strip().upper().removesuffix(".")
        found = self.chapters.get(number) or self.sections.get(number)
        if found is None:
            listed = ", ".join(f"{key} {title}" for key, title in self.titles.items())
            raise BadText(f"there is no § {wanted!r}; the chapters are: {listed}")
        return found

    def contents(self) -> str:
        """The chapters, as a list in Markdown."""
        lines = [title if number == RULINGS else f"§{number} {title}" for number, title in self.titles.items()]
        return "".join([f"### {_CONTENTS[self.language]}\n", *(f"- {line}\n" for line in lines)])

    def with_sources(self, markdown: str, shown: str = "*{}*") -> str:
        """These chapters or sections with a line below each § that says where it comes from."""
        lines: list[str] = []
        section = ""
        for line in [*markdown.splitlines(), ""]:
            item = _SECTION.match(line)
            if item or not line.strip():
                if section in self.sources:
                    lines[-1] += "  "  # Markdown's mark for a new line
                    lines.append(f"  {shown.format(self.sources[section].said(self.language))}")
                section = (item[1] or item[2]) if item else ""
            lines.append(line)
        return "\n".join(lines)

    def plain(self, section: str) -> str:
        """A section in one paragraph, without its marks; "" if there is none of that number."""
        text = self.sections.get(section) or self.chapters.get(section, "")
        return " ".join(re.sub(r"^- |^## |\*", "", text, flags=re.MULTILINE).split())


def headings(kind: type[Game]) -> dict[str, str]:
    """The headings of the rulebook, in its order, each with why no § has to claim it, or "". From HEADINGS.txt beside
    RULES.md: one a line, `Credits — nothing to play` where there is nothing to claim. None without that file."""
    lines = [line for line in kind.headings_text().splitlines() if line.strip()]
    return {title: why for title, _, why in (line.partition(" — ") for line in lines)}


def _apart(text: str, language: Language) -> tuple[str, dict[str, Source]]:
    """A RULES.md without its lines `[book: …]` and `[house: …]`, and what these say by §. A line below a chapter's
    heading holds for all its § that say nothing themselves. A reason stands in English and, after a bar, in German."""
    kept: list[str] = []
    found: dict[str, Source] = {}
    chapter_of: dict[str, str] = {}
    chapter = section = ""
    for line in text.splitlines(keepends=True):
        if head := _CHAPTER.match(line):
            chapter = section = head[1] or RULINGS
        elif item := _SECTION.match(line):
            section = item[1] or item[2]
            chapter_of[section] = chapter
        said = _SOURCE.fullmatch(line) if section else None
        if said is None:
            kept.append(line)
            continue
        known = found.get(section, Source())
        if said[1] == "book":
            found[section] = Source((*known.book, *said[2].split("; ")), known.house)
        else:
            reasons = said[2].split(" | ")
            found[section] = Source(known.book, reasons[0 if language == "en" else -1])
    by_section = {section: found.get(section) or found.get(chapter) for section, chapter in chapter_of.items()}
    return "".join(kept), {section: source for section, source in by_section.items() if source}

"""A game's RULES.md, or RULES.de.md, taken apart by chapter and section."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from hoodwink.core.errors import BadText
from hoodwink.core.game import Game

_CHAPTER = re.compile(r"## (?:§(\d+) )?(.*)")
_SECTION = re.compile(r"- (?:§(\d+\.\d+)|(R\d+)) ")
RULINGS = "R"
Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "de")


@dataclass(frozen=True, slots=True)
class Rules:
    """A RULES.md taken apart: chapters `6` and `R`, sections `6.1` and `R7`."""

    language: Language
    text: str
    titles: dict[str, str]
    chapters: dict[str, str]
    sections: dict[str, str]

    @classmethod
    def of(cls, kind: type[Game], language: Language = "en") -> Rules:
        """In this language, or in English where there are none in it."""
        text = "" if language == "en" else kind.rules_text(language)
        if not text:
            language, text = "en", kind.rules_text()
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
            if section and line.strip():
                sections[section] = sections.get(section, "") + line
        return cls(language, text, titles, chapters, sections)

    def find(self, wanted: str) -> str:
        """A chapter or a section, as Markdown; BadText lists the chapters."""
        number = wanted.strip().lstrip("§").strip().upper().removesuffix(".")
        found = self.chapters.get(number) or self.sections.get(number)
        if found is None:
            listed = ", ".join(f"{key} {title}" for key, title in self.titles.items())
            raise BadText(f"there is no § {wanted!r}; the chapters are: {listed}")
        return found

    def plain(self, section: str) -> str:
        """A section in one paragraph, without its marks; "" if there is none of that number."""
        text = self.sections.get(section) or self.chapters.get(section, "")
        return " ".join(re.sub(r"^- |^## |\*", "", text, flags=re.MULTILINE).split())

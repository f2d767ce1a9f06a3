"""Die Erben von Hoax in English, for the terminal."""

from __future__ import annotations

from hoodwink.core.words import Words


class ErbenWords(Words):
    """What is said at a table of Die Erben von Hoax."""

    __slots__ = ()

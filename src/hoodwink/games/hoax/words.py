"""Hoax in English, for the terminal."""

from __future__ import annotations

from hoodwink.core.words import Words


class HoaxWords(Words):
    """What is said at a table of Hoax."""

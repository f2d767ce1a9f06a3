"""HEX•HEX XL in English, for the terminal."""
from __future__ import annotations
from hoodwink.core.words import Words
class HexWords(Words):
    __slots__ = ()

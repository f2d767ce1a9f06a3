"""HEX•HEX XL: four levels, each in a file of its own."""

from hoodwink.bots.hexhex.master import master
from hoodwink.bots.hexhex.novice import novice
from hoodwink.bots.hexhex.regular import TASTE, player, regular
from hoodwink.bots.hexhex.sharp import sharp

__all__ = ["TASTE", "master", "novice", "player", "regular", "sharp"]

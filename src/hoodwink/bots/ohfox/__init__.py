"""Oh, Fox!: four levels, each in a file of its own."""

from hoodwink.bots.ohfox.master import master
from hoodwink.bots.ohfox.novice import novice
from hoodwink.bots.ohfox.regular import regular
from hoodwink.bots.ohfox.sharp import sharp

__all__ = ["master", "novice", "regular", "sharp"]

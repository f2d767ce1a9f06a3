"""Die Erben von Hoax: four levels, each in a file of its own."""

from hoodwink.bots.erben.master import master
from hoodwink.bots.erben.novice import novice
from hoodwink.bots.erben.regular import regular
from hoodwink.bots.erben.sharp import sharp

__all__ = ["master", "novice", "regular", "sharp"]

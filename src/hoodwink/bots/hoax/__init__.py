"""Hoax: four levels, each in a file of its own."""

from hoodwink.bots.hoax.master import master
from hoodwink.bots.hoax.novice import novice
from hoodwink.bots.hoax.regular import Mind, regular
from hoodwink.bots.hoax.sharp import sharp
from hoodwink.bots.hoax.worth import gain, worth

__all__ = ["Mind", "gain", "master", "novice", "regular", "sharp", "worth"]

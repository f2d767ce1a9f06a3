"""The generator that a driver hands to the rules: they have none of their own."""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Numbers from a seed, the same on every machine and in both builds.

    SHAKE-128 of the seed and a block number: what a seat has seen of it tells nothing about the rest, and a deal can
    be proved by showing the seed. A number below n is the rest of a 32-bit word; for n up to 1,000 the odds of two
    outcomes differ by less than one in four million.
    """

    __slots__ = ("at", "block", "seed", "size", "words")

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.words: list[int] = []
        self.size: i64 = 0
        self.at: i64 = 0
        self.block: i64 = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the next."""
        at = self.at
        if at == self.size:
            self._refill()
            at = 0
        self.at = at + 1
        word: i64 = self.words[at]
        return word % n

    def _refill(self) -> None:
        blob = shake_128(f"hoodwink/{self.seed}/{self.block}".encode()).digest(336)  # two of SHAKE's own blocks
        self.words = list(unpack("<84I", blob))
        self.size = 84
        self.block += 1

    def pick(self, items: tuple[int, ...]) -> int:
        """One of the items, each as likely as the next."""
        return items[self.below(len(items))]

    def fork(self, name: int | str) -> Dice:
        """Dice of another name: what they give does not depend on what these have given."""
        return Dice(f"{self.seed}/{name}")

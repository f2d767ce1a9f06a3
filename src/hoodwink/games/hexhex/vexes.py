"""§12.6 The curses: what each says and how it is judged."""

from __future__ import annotations

from typing import Final

ENFORCED: Final = 0
CHAT: Final = 1
VOTE: Final = 2
ROOM: Final = 3  # judged by a vote too, but only round one table

CURSES: Final[tuple[tuple[str, int], ...]] = (
    ("no-yes-no", CHAT), ("no-talk", CHAT), ("one-hand", ROOM), ("no-names", CHAT), ("no-i", CHAT), ("no-you", CHAT),
    ("no-hex", CHAT), ("mirrored", VOTE), ("questions", CHAT), ("whisper", ROOM), ("my-liege", CHAT),
    ("no-numbers", CHAT), ("no-laughing", ROOM), ("names-twice", VOTE), ("no-pointing", ROOM), ("chin", ROOM),
    ("stand", ROOM), ("elbows", ROOM), ("open-hand", ENFORCED), ("thanks", CHAT), ("five-seconds", ENFORCED),
    ("no-counters", ENFORCED), ("same-target", ENFORCED), ("discard", ENFORCED), ("four-cards", ENFORCED),
)  # fmt: skip

NO_YES_NO: Final = 0
NO_TALK: Final = 1
NO_NAMES: Final = 3
NO_I: Final = 4
NO_YOU: Final = 5
NO_HEX: Final = 6
QUESTIONS: Final = 8
MY_LIEGE: Final = 10
NO_NUMBERS: Final = 11
OPEN_HAND: Final = 18
THANKS: Final = 19
FIVE_SECONDS: Final = 20
NO_COUNTERS: Final = 21
SAME_TARGET: Final = 22
DISCARDS: Final = 23
FOUR_CARDS: Final = 24


def all_curses(one_room: bool) -> int:
    """The set of curses that can be drawn."""
    return sum([1 << n for n, (_, how) in enumerate(CURSES) if one_room or how != ROOM])

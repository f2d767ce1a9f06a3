"""§12.4 §13.7 What the house hears in the chat: a pure check of words, English and German."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from hoodwink.games.hexhex.vexes import (
    MY_LIEGE,
    NO_HEX,
    NO_I,
    NO_NAMES,
    NO_NUMBERS,
    NO_TALK,
    NO_YES_NO,
    NO_YOU,
    QUESTIONS,
    THANKS,
)

_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_SENTENCE: Final = re.compile(r"[^.!?]+[.!?]*")


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


YES_NO: Final = _set("yes no yeah yep yup nope nah ja nein jawohl nö doch")
I_ME: Final = _set("i me my mine myself i'm i'll i've i'd ich mich mir mein meine meinen meinem meiner meins")
YOU: Final = _set(
    "you your yours yourself yourselves you're you'll you've you'd u du dich dir dein deine deinen deinem deiner ihr "
    "euch euer eure euren eurem eurer sie ihnen"
)
HEX: Final = _set("hex hexes hexed hexing hexhex hexe hexen verhext verhexen gehext")
NUMBERS: Final = _set(
    "zero one two three four five six seven eight nine ten eleven twelve hundred thousand first second third "
    "once twice null eins ein eine einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf hundert tausend "
    "erste zweite dritte einmal zweimal"
)
THANKS_SAID: Final = _set("thanks thank thankyou thx ta cheers danke dank dankeschön merci")
LIEGE: Final = ("my liege", "mein gebieter", "mein lehnsherr", "meine gebieterin")
KEYWORDS: Final = (YOU, I_ME, HEX)  # §13.7 by law


def words(text: str) -> list[str]:
    """The words of a message, in small letters, with plain apostrophes."""
    return [word.lower().replace("’", "'") for word in _WORD.findall(text)]


def names_a_card(text: str, titles: Sequence[str]) -> bool:
    """§12.4 A message that only says the name of a card, once or twice, is a part of the game."""
    said = " ".join(words(text))
    return any(said in (title, f"{title} {title}") for title in [" ".join(words(title)) for title in titles])


def breaks(curse: int, text: str, names: Sequence[str] = (), titles: Sequence[str] = ()) -> bool:
    """Whether one message breaks a curse on words. The curse of thanks is broken by silence: see `thanked`."""
    said = words(text)
    if not text.strip() or names_a_card(text, titles):
        return False
    if curse == NO_TALK:
        return True
    if curse == QUESTIONS:
        return any([not sentence.strip().endswith("?") for sentence in _SENTENCE.findall(text) if sentence.strip()])
    if curse == MY_LIEGE:
        return any([not _ends_with_liege(sentence) for sentence in _SENTENCE.findall(text) if words(sentence)])
    if curse == NO_NUMBERS:
        return any([word in NUMBERS or any(map(str.isdigit, word)) for word in said])
    if curse == NO_NAMES:
        called = {" ".join(words(name)) for name in names} - {""}
        joined = f" {' '.join(said)} "
        return any([f" {name} " in joined for name in called])
    listed = {NO_YES_NO: YES_NO, NO_I: I_ME, NO_YOU: YOU, NO_HEX: HEX}.get(curse, frozenset[str]())
    return any([word in listed for word in said])


def _ends_with_liege(sentence: str) -> bool:
    said = " ".join(words(sentence))
    return said.endswith(LIEGE)


def thanked(text: str) -> bool:
    return any([word in THANKS_SAID for word in words(text)])


def broken(curse: int, messages: Sequence[str], names: Sequence[str] = (), titles: Sequence[str] = ()) -> bool:
    """§12.4 Whether a seat that has said these messages since the Hex came has broken its curse by the time it lays its
    answer."""
    if curse == THANKS:
        return not any(map(thanked, messages))
    return any([breaks(curse, text, names, titles) for text in messages])


def keyword(law: int, text: str) -> bool:
    """§13.7 By the number of the keyword law: you, I, hex."""
    return any([word in KEYWORDS[law] for word in words(text)])

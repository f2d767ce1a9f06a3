"""Whatever the house declares has words in both languages."""

import re
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from hoodwink.bots import levels
from hoodwink.core import why
from hoodwink.core.dice import Dice
from hoodwink.core.errors import BadSetup
from hoodwink.core.state import playout
from hoodwink.games import GAMES
from hoodwink.server import phrases, routes

SRC = Path(__file__).parents[2] / "web" / "src"
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def keys(language):
    files = [*(SRC / "words" / language).glob("*.ftl"), *SRC.glob(f"games/**/{language}.ftl")]
    return {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}


def reasons(game):
    return import_module(f"hoodwink.games.{game.key}.why").REASONS


def dashed(name):
    return name.replace(" ", "-")


def declared(game):
    """Every key that the client makes out of what a game declares."""
    for option in game.declared:
        yield f"option-{game.key}-{option.name}"
        yield f"option-{game.key}-{option.name}-help"
        if not option.others:  # else the game's table names them: cards, by the deck that is played with
            yield from (f"option-{game.key}-{option.name}-{choice}" for choice in option.choices)
        if isinstance(option.default, int) and not isinstance(option.default, bool):
            yield from (f"option-{game.key}-{option.name}-{part}" for part in ("value", "is"))
    for preset in game.presets:
        yield from (f"preset-{game.key}-{dashed(preset)}", f"preset-{game.key}-{dashed(preset)}-help")
    yield from (f"warning-{game.key}-{warning.key}" for warning in game.warnings)
    yield from (f"level-{level}" for level in levels(game.key))
    yield from (f"phrase-{phrase}" for phrase in phrases.of(game))
    yield from (f"why-{game.key}-{reason}" for reason in reasons(game))
    yield f"game-{game.key}-summary"
    if game.lesson is not None:
        yield from (f"lesson-{game.key}-{page.key}" for page in game.lesson.pages if page.key)
        yield from (f"lesson-{game.key}-{part}" for part in ("welcome", "done"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_everything_that_a_game_declares_has_words(game, language):
    assert sorted({*declared(game)} - keys(language)) == []


def largest(game, preset):
    """With as many seats as the preset allows."""
    for seats in range(game.most, game.least, -1):
        with suppress(BadSetup):
            return game(seats, **preset)
    return game(game.least, **preset)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_end_has_words(game, language):
    assert sorted({f"ending-{game.key}-{dashed(ending)}" for ending in endings(game)} - keys(language)) == []


@cache
def endings(game):
    """Those of some random games."""
    found = set()
    for preset in game.presets.values():
        set_up = largest(game, {**game.brief, **preset})
        for seed in range(60 if game.brief else 300):
            s = set_up.start()
            playout(s, Dice(seed))
            found.add(set_up.ending(s))
    assert found
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_of_the_kernel_has_words(language):
    assert sorted({f"why-{reason}" for reason in why.REASONS} - keys(language)) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_has_words(language):
    shell = (SRC / "words" / language / "shell.ftl").read_text(encoding="utf-8")
    codes = {
        *re.findall(
            r'Refusal\(\s*"(\w+)"', "".join(f.read_text("utf-8") for f in Path(routes.__file__).parent.glob("*.py"))
        )
    }
    assert len(codes) > 10
    assert sorted(code for code in codes if f"[{code}]" not in shell) == []


@pytest.mark.parametrize(("language", "says"), [("en", "the caller too"), ("de", "auch wer gerufen hat")])
def test_the_reference_sheet_of_hoax_says_that_the_caller_votes(language, says):
    words = (SRC / "games" / "hoax" / f"{language}.ftl").read_text(encoding="utf-8")
    (line,) = re.findall(r"^hoax-sheet-hoax-how = (.+)$", words, re.MULTILINE)
    assert says in line

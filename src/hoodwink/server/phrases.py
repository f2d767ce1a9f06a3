"""Quick phrases: what one may say by a tap, at every table and in one game. Clients say them in their own language."""

from __future__ import annotations

from hoodwink.core.game import Game

EVERYWHERE = {
    "hello": "Hello!",
    "thanks": "Thank you.",
    "well_played": "Well played!",
    "sorry": "Sorry!",
    "thinking": "Let me think …",
    "hurry": "Take heart and choose!",
    "yes": "Yes.",
    "no": "No.",
    "trust_me": "Trust me.",
    "not_me": "It wasn't me.",
    "trust": "I trust {seat}.",
    "suspect": "I suspect {seat}.",
    "why": "Why, {seat}?",
    "again": "Again?",
}


def of(game: type[Game]) -> dict[str, str]:
    """By key: the English of each."""
    return {**EVERYWHERE, **game.phrases}

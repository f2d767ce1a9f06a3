"""Why not? The § of HEX•HEX XL that forbids what a player tries, by his own view alone."""
from __future__ import annotations
from hoodwink.core.action import Action
from hoodwink.core.why import Reason
from hoodwink.games.hexhex.deck import Card
from hoodwink.games.hexhex.view import HexView
REASONS = ("x",)
def why(view: HexView, action: Action, rows: tuple[Card, ...]) -> Reason | None:
    return None

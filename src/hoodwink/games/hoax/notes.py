"""What is noted of a game of Hoax for statistics: every claim, whether it was called, and whether it was true."""

from __future__ import annotations

from hoodwink.core.event import everything
from hoodwink.core.game import Note
from hoodwink.games.hoax.actions import ACTIONS, Claim
from hoodwink.games.hoax.events import CALLED, CLAIMED, IMMUNE
from hoodwink.games.hoax.sheet import Character
from hoodwink.games.hoax.state import HoaxState


def notes(s: HoaxState) -> list[Note]:
    claims: list[tuple[int, int]] = []  # seat, character
    called: set[int] = set()  # places in that list
    for event in everything(s.past):
        if event[0] == CLAIMED:
            action = ACTIONS[event[2]]
            if isinstance(action, Claim):
                claims.append((event[1], int(action.character)))
        elif event[0] == IMMUNE:
            claims.append((event[1], event[2]))
        elif event[0] == CALLED:  # the claimant's latest
            called.add(max([place for place, (seat, _) in enumerate(claims) if seat == event[2]]))
    found: list[Note] = []
    for place, (seat, character) in enumerate(claims):
        outcome = (
            f"{'doubted' if place in called else 'let pass'}, {'true' if s.identities[seat] == character else 'a lie'}"
        )
        found.append(Note("claims", Character(character).name.lower(), seat, outcome))
    return found

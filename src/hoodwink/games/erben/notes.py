"""What is noted of a game of Die Erben for statistics: every claim, whether it was doubted, and whether it was true."""

from __future__ import annotations

from hoodwink.core.event import everything
from hoodwink.core.game import Note
from hoodwink.core.seats import NOBODY
from hoodwink.games.erben.actions import ACTIONS, Claim, Condemn, Declare, Immune, Reprieve
from hoodwink.games.erben.events import CLAIMED, DOUBTED, DREW, REACTED, SHOWDOWN, SHOWN, TURNED
from hoodwink.games.erben.identities import BARON, JUDGE, MAGICIAN, MONK, Identity
from hoodwink.games.erben.state import ErbenState


def claimed(id: int) -> int:
    """The identity that an action or a reaction claims."""
    match ACTIONS[id]:
        case Claim(identity=identity):
            return int(identity)
        case Declare():
            return int(BARON)
        case Condemn():
            return int(JUDGE)
        case Reprieve():
            return int(MONK)
        case Immune():
            return int(MAGICIAN)
    return -1


def notes(s: ErbenState) -> list[Note]:
    """A claim is judged by the card of that round, or by the card that its owner had before he drew another, or would
    have drawn another but for the end of the game (§12.8)."""
    found: list[Note] = []
    claims: list[list[int]] = []  # of the round: seat, identity, whether it was doubted, the card then or −1
    turned: dict[int, int] = {}
    in_showdown = False  # §10 there a doubt is no answer to a claim
    for event in everything(s.past):
        kind = event[0]
        if kind in (CLAIMED, REACTED):
            claims.append([event[1], claimed(event[2]), 0, -1])
        elif kind == SHOWDOWN:
            in_showdown = True
        elif kind == DOUBTED and not in_showdown:
            claims[-1][2] = 1
        elif kind == TURNED:
            turned[event[1]] = event[2]
        elif kind == DREW:
            for claim in claims:
                if claim[0] == event[1] and claim[3] < 0:
                    claim[3] = turned[event[1]]
        elif kind == SHOWN:
            cards = [turned.get(seat, card) if card == NOBODY else card for seat, card in enumerate(event[1])]
            found += [_note(claim, cards) for claim in claims]
            claims, turned, in_showdown = [], {}, False
    return found


def _note(claim: list[int], cards: list[int]) -> Note:
    seat, identity, doubted, card = claim
    is_true = identity == (cards[seat] if card < 0 else card)
    outcome = f"{'doubted' if doubted else 'let pass'}, {'true' if is_true else 'a lie'}"
    return Note("claims", Identity(identity).name.lower(), seat, outcome)

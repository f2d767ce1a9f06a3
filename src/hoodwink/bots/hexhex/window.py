"""HEX•HEX XL, level `regular`: what a card out of turn, a counter or a challenge brings."""

from __future__ import annotations

from hoodwink.bots.hexhex.mind import Mind, mark
from hoodwink.bots.hexhex.worth import CARD, worth
from hoodwink.games.hexhex.events import ANSWERED, COUNTERED, PLAYED
from hoodwink.games.hexhex.primitives import (
    ABSORB,
    ANSWERS,
    BACKLASH,
    CANCELS,
    CAST_HEX,
    DECEIVE,
    GO_OFF,
    HANDS,
    INVERT,
    LEVEL,
    MOVES,
    OMEN,
    OUT_OF_TURN,
    PUNISH,
    PURLOIN,
    STEADY,
    TALISMAN,
    WARD,
)

A_HEX, A_TOKEN, AN_EFFECT, A_CARD = 1, 2, 3, 4  # objects, as the protocol numbers them
BOOSTS, ESCALATIONS, ROTS, FACTORS, MADDENED = range(5)  # tokens
RAISED = 512  # the bit of `modules` for §13.6, as in state.py
LIAR = 0.4  # how many of the names that others state are thought to be lies, before it is known what they can hold
STANDS = {WARD: 0.8, TALISMAN: 0.4, DECEIVE: 0.3, STEADY: 0.2}  # what an effect is worth to its owner


def aim(mind: Mind, kind: int, at: int | None) -> float:
    """What it brings to play a card at this object; kind −1 is a payment."""
    if at is None or at >= len(mind.view.objects):
        return 0.1  # a grab: anybody's luck
    what, a, b = mind.view.objects[at]
    card = mind.row(kind)
    if what == A_CARD:
        value = cancelled(mind, len(mind.view.window) - 1, at)
        owner = mind.view.window[-1][at][0]
        if card.has(PUNISH) and mind.view.sizes[owner]:
            value += mind.hurt[owner] * CARD * card.amount(PUNISH)
        return value + (0.5 * worth(mind.row(b)) if card.has(ABSORB) else 0.0)
    if what == AN_EFFECT:
        return effect(mind, a, b, card.has(PURLOIN))
    row = next((row for row in mind.view.hexes if row[0] == a), None)
    if row is None:
        return 0.0
    if what == A_HEX:
        return stunned(mind, row)
    return without(mind, row, b)


def stunned(mind: Mind, row: tuple[int, ...]) -> float:
    """§5.5 That a Hex goes off now, against what it may still do."""
    h = mark(row)
    return mind.off(h, row[1], row[2]) - mind.outlook(h, row[1], row[2], new=False)


def without(mind: Mind, row: tuple[int, ...], token: int) -> float:
    """§5.7 That all tokens of a kind leave a Hex."""
    base, escalations, rots, times, must = h = mark(row)
    new = {
        BOOSTS: (base - row[4], escalations, rots, times, must),
        ESCALATIONS: (base - row[6], 0, rots, times, must),
        ROTS: (base, escalations, 0, times, must),
        FACTORS: (base, escalations, rots, 1, must),
        MADDENED: (base, escalations, rots, times, 0),
    }[token]
    seat, targeter = row[1], row[2]
    if any(number == row[0] and card is None for number, card, _, _ in mind.view.laid):
        return mind.off(new, seat, targeter) - mind.off(h, seat, targeter)  # I can't answer it
    return mind.outlook(new, seat, targeter, new=False) - mind.outlook(h, seat, targeter, new=False)


def effect(mind: Mind, owner: int, kind: int, takes: bool) -> float:
    """§5.7 That a standing effect is gone, or mine."""
    card = mind.row(kind)
    value = sum(amount for op, amount in STANDS.items() if card.has(op))
    if card.has(OMEN):
        lies = [at for number, who, at, _ in mind.view.standing if number == kind and who == owner and at is not None]
        harm = sum(-0.6 * mind.hurt[at] * card.amount(OMEN) for at in lies)
        return harm + (0.3 if takes else 0.0)
    return value * mind.hurt[owner] + (value if takes else 0.0)


def hands_up(mind: Mind, kind: int) -> float:
    """§9.2 The last of the others loses; all Hexes are void, and Hex Signs too."""
    view = mind.view
    amount = mind.row(kind).amount(HANDS)
    if view.modules & RAISED:
        costs = [0 if seat in mind.warded else amount for seat in range(mind.n)]
        value = sum(mind.hurt[seat] * costs[seat] for seat in mind.rivals) * (mind.n - 2) / (mind.n - 1)
        value -= costs[mind.me]
    else:
        value = mind.raised(amount)
    for row in view.hexes:
        stuck = any(number == row[0] and card is None for number, card, _, _ in view.laid)
        h = mark(row)
        value -= mind.off(h, row[1], row[2]) if stuck else mind.outlook(h, row[1], row[2], new=False)
    return value - sum(1.5 if seat == mind.me else -0.8 for seat in view.signs)


# windows ------------------------------------------------------------------------------------------------------------


def cancelled(mind: Mind, layer: int, n: int) -> float:
    """What it is worth to me that a card of the window is cancelled."""
    owner, kind, at, _, _ = mind.view.window[layer][n]
    if layer:
        if kind < 0 or mind.row(kind).flags & CANCELS:
            return -cancelled(mind, layer - 1, at) if 0 <= at < len(mind.view.window[layer - 1]) else 0.0
        return -played(mind, owner, kind)
    card = mind.row(kind)
    if card.flags & ANSWERS:
        return answer_gone(mind, n, owner, kind)
    if card.flags & OUT_OF_TURN:
        return -played(mind, owner, kind)
    return hexed_gone(mind, owner, kind)


def answer_gone(mind: Mind, n: int, owner: int, kind: int) -> float:
    """§5.1 Its owner answers the Hex again, if he can, with a card fewer."""
    said = [event for event in mind.view.log[-60:] if event[0] == ANSWERED][-len(mind.view.window[0]) :]
    event = said[n] if n < len(said) else None
    row = next((row for row in mind.view.hexes if event is not None and row[0] == event[2]), None)
    if event is None or row is None or event[1] != owner:
        return 0.0
    card, to = mind.row(kind), event[4]
    if to < 0 and card.flags & MOVES:
        seats = mind.reach(owner, row, card)
        if not seats:
            return 0.0
        to = seats[0]
    return mind.outlook(mark(row), owner, row[2]) - mind.result(owner, row, kind, to)


def played(mind: Mind, owner: int, kind: int) -> float:
    """What a card out of turn that is being played brings me."""
    for event in reversed(mind.view.log[-60:]):
        if event[0] in (PLAYED, COUNTERED) and event[1] == owner and event[2] == kind:
            what, a, b = event[3:6]
            if what == AN_EFFECT:
                gone = effect(mind, a, b, False)
                taken = mind.row(kind).has(PURLOIN)
                return gone - mind.hurt[owner] * 0.5 if taken else gone
            row = next((row for row in mind.view.hexes if row[0] == a), None)
            if what == A_HEX and row is not None and mind.row(kind).has(GO_OFF):
                return stunned(mind, row)
            return without(mind, row, b) if what == A_TOKEN and row is not None else 0.0
    return 0.0


def hexed_gone(mind: Mind, owner: int, kind: int) -> float:
    """§6 That a card for when Hexed does nothing: the plain loss is booked, unless its owner has another."""
    going = mind.view.going
    if going is None:
        return 0.0
    _, targeter, tokens = going
    card, lost, voice = mind.row(kind), mind.loss(owner, tokens), mind.view.voice
    if card.has(INVERT):
        gained = min(tokens + mind.more[owner], card.amount(INVERT)) if owner not in mind.warded else 0
        return mind.hurt[owner] * (lost + gained) - (mind.hurt[targeter] if targeter != owner else 0)
    if card.has(BACKLASH) and targeter != owner:
        return -mind.hurt[targeter] * (1 + (0 if targeter in mind.warded else lost))
    if card.has(LEVEL):
        theirs = voice[owner] - lost
        most = max((seat for seat in range(mind.n) if seat != owner), key=lambda seat: (voice[seat], seat != mind.me))
        mean = (voice[most] + theirs) // 2
        drop = 0 if most in mind.warded else voice[most] - mean
        return -mind.hurt[most] * drop + mind.hurt[owner] * max(mean - theirs, 0)
    return 0.1 if card.has(CAST_HEX) else 0.0


def call(mind: Mind, at: int) -> float:
    """§8.5 A challenge: what a lie costs its owner against the Voice that a wrong one costs me."""
    owner, kind, _, _, _ = mind.view.window[0][at]
    view = mind.view
    if kind in view.down[owner]:
        return -1.0
    pool = mind.pool()
    open_kinds = [copies for other, copies in enumerate(pool) if other not in view.absent[owner]]
    here = pool[kind] if kind < len(pool) and kind not in view.absent[owner] else 0
    if here == 0 and sum(pool) > 0 and kind not in view.known[owner]:
        true = 0.0
    else:
        chance = 1 - (1 - here / max(sum(open_kinds), 1)) ** (view.sizes[owner] + 1)
        true = chance * (1 - LIAR) / (chance * (1 - LIAR) + LIAR * 0.5)
    wrong = 0.0 if mind.me in mind.warded else 1.0
    right = (0.0 if owner in mind.warded else mind.hurt[owner]) + max(cancelled(mind, 0, at), -0.5)
    return (1 - true) * right - true * wrong

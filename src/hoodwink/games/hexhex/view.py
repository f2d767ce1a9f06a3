"""What each seat of HEX•HEX XL may know. Cards are named by their number in the deck, Hexes by that in the round."""

from __future__ import annotations

from dataclasses import dataclass

from hoodwink.core.frame import Frame
from hoodwink.core.seats import NOBODY, SPECTATOR, check_reader, members
from hoodwink.core.view import View, kernel_view
from hoodwink.games.hexhex.counters import A_CARD, DOWN, KIND, OWNER, WHAT, A, Counters, objects, public_object
from hoodwink.games.hexhex.hands import HandsUp, Signs
from hoodwink.games.hexhex.legal import before
from hoodwink.games.hexhex.losses import strength
from hoodwink.games.hexhex.outside import Verdict
from hoodwink.games.hexhex.primitives import DEALT
from hoodwink.games.hexhex.ready import Readying, Stating, lying
from hoodwink.games.hexhex.state import BEFORE, PUBLIC, SERIAL, HexState, bound, with_flag


@dataclass(frozen=True, slots=True)
class HexView(View):
    document: str  # of the deck, TOML; "" for the house's own
    removed: tuple[int, ...]  # kinds that a law has removed from it
    modules: int  # bits of what is in play: state.py lists them
    voice: tuple[int, ...]  # by seat
    round: int
    rounds: int  # without tie-breaks
    tie: bool  # a tie-break: everything counts double
    dealer: int | None
    caster: int | None
    first_dealer: int | None
    deck: int  # how many cards are in it
    pile: tuple[tuple[int, int], ...]  # cards that lie there, and how many
    sizes: tuple[int, ...]  # by seat: cards in hand, sealed ones too
    hand: tuple[int, ...]  # one's own, sorted
    known: tuple[tuple[int, ...], ...]  # by seat: cards that the owner of this view knows to be in its hand
    absent: tuple[tuple[int, ...], ...]  # by seat: kinds that its whole hand has been shown not to hold
    table: tuple[tuple[int, ...], ...]  # by seat: cards played, face up
    down: tuple[tuple[int | None, ...], ...]  # by seat: face down; None is one that the owner of this view doesn't know
    standing: tuple[tuple[int, int, int | None, bool], ...]  # card, owner, before whom, used in this round
    # (number, before, targeter, way, boosts, escalations, grown, rots, times, factors, compelled, cost by its tokens)
    hexes: tuple[tuple[int, ...], ...]
    bound: tuple[int, ...]
    answering: int | None  # the Hex that this seat is asked to answer now
    laid: tuple[tuple[int, int | None, int | None, int | None], ...]  # one's own, sealed: Hex, card, to, stated
    out: int | None  # one's own card out of turn, sealed
    readied: tuple[int, ...]  # once all have laid: the Hexes before which a card lies face down
    objects: tuple[tuple[int, int, int], ...]  # what `play`, `challenge` and `pay` name by place: what, a, b
    window: tuple[
        tuple[tuple[int, int, int, bool, bool], ...], ...
    ]  # layers: owner, card, place of its object in the layer below or −1, cancelled, under a name
    going: tuple[int, int, int] | None  # the Hex that goes off: seat, targeter, cost by its tokens
    signs: tuple[int, ...]  # who has a Hex Sign waiting
    asks: tuple[int, ...]  # what the open question is about: the numbers of its frame
    # Hexen Stix
    ring: tuple[int, ...]  # ebon and bone sticks
    sticks: tuple[int, ...]  # by seat, in a grab: 0 none, 1 ebon, 2 bone
    stix_left: int
    open_hands: tuple[int, ...]
    mute: tuple[int, ...]  # who may play no counters
    had_grab: bool  # in this round
    offended: tuple[int, ...]  # who has knocked a stick off in this game
    # Vexed
    curse: int | None
    vexed: tuple[int, ...]
    hexed: tuple[int, ...]
    last_target: tuple[int | None, ...]  # of those on whom the curse of targets lies
    called: tuple[int, ...]
    law: int | None
    winner: int | None


def view(s: HexState, seat: int, document: str = "", removed: tuple[int, ...] = ()) -> HexView:
    check_reader(seat, s.seats)
    top = s.stack[-1] if s.stack else None
    mine = seat != SPECTATOR
    everyone = range(s.seats)
    knows = PUBLIC | (1 << seat if mine else 0)
    readying = isinstance(top, Readying)
    return HexView(
        **kernel_view(s, seat),
        document=document,
        removed=removed,
        modules=s.modules,
        voice=tuple(s.voice),
        round=s.round,
        rounds=s.rounds + 1,
        tie=s.tie,
        dealer=_seat(s.dealer),
        caster=_seat(s.caster),
        first_dealer=_seat(s.first_dealer),
        deck=sum(s.deck),
        pile=tuple([(kind, copies) for kind, copies in enumerate(s.pile) if copies]),
        sizes=tuple([len(hand) for hand in s.hands]),
        hand=tuple(sorted([s.kinds[slot] for slot in s.hands[seat]])) if mine else (),
        known=tuple(
            [tuple(sorted([s.kinds[slot] for slot in s.hands[who] if s.seen[slot] & knows])) for who in everyone]
        ),
        absent=tuple([_absent(s, who) for who in everyone]),
        table=tuple([tuple([s.kinds[slot] for slot in s.table[who]]) for who in everyone]),
        down=tuple(
            [tuple([s.kinds[slot] if s.seen[slot] & knows else None for slot in s.down[who]]) for who in everyone]
        ),
        standing=tuple([(s.kinds[slot], who, _seat(at), bool(used)) for slot, who, at, used in s.standing]),
        hexes=tuple([(*h, strength(h)) for h in s.hexes if h[BEFORE] >= 0]),
        bound=members(bound(s)),
        answering=_answering(s, seat, top) if mine else None,
        laid=_laid(s, seat) if mine else (),
        out=s.kinds[s.out[seat][0]] if mine and s.out[seat][0] >= 0 else None,
        readied=tuple([s.hexes[place][SERIAL] for place in lying(s)]),
        objects=tuple([public_object(s, what) for what in objects(s, readying)])
        if readying or isinstance(top, Counters)
        else (),
        window=tuple(
            [
                tuple(
                    [
                        (
                            entry[OWNER],
                            entry[KIND],
                            entry[A] if entry[WHAT] == A_CARD else -1,
                            bool(struck >> n & 1),
                            _is_down(s, entry),
                        )
                        for n, entry in enumerate(layer)
                    ]
                )
                for layer, struck in zip(s.layers, s.struck, strict=True)
            ]
        ),
        going=(s.going[1], s.going[2], strength(s.going)) if s.going else None,
        signs=s.signs,
        asks=_asks(top),
        ring=tuple(s.ring),
        sticks=s.sticks,
        stix_left=int(s.stixes).bit_count(),
        open_hands=members(s.open_hands),
        mute=members(s.mute),
        had_grab=s.had_grab,
        offended=members(s.offended),
        curse=_seat(s.curse),
        vexed=members(s.vexed),
        hexed=members(s.hexed),
        last_target=tuple([_seat(to) for to in s.last_target]),
        called=members(s.called),
        law=_seat(s.law),
        winner=_seat(s.winner),
    )


def _seat(number: int) -> int | None:
    return None if number == NOBODY else int(number)


def _is_down(s: HexState, entry: tuple[int, ...]) -> bool:
    return bool(entry[DOWN]) and entry[1] in s.down[entry[OWNER]]


def _absent(s: HexState, who: int) -> tuple[int, ...]:
    """§R8 What all cards of a hand are known not to be; cards for when dealt never stay there, and are left out."""
    if not s.hands[who]:
        return ()
    common = -1
    for slot in s.hands[who]:
        common &= s.bars[slot]
    common &= (1 << len(s.rows)) - 1 & ~with_flag(s, DEALT)
    return tuple([kind for kind in range(len(s.rows)) if common >> kind & 1]) if common else ()


def _answering(s: HexState, seat: int, top: Frame[HexState] | None) -> int | None:
    if isinstance(top, Readying | Stating):
        places = before(s, seat)
        if len(places) > top.n:
            return s.hexes[places[top.n]][SERIAL]
    return None


def _laid(s: HexState, seat: int) -> tuple[tuple[int, int | None, int | None, int | None], ...]:
    """One's own sealed answers."""
    found = []
    for place in before(s, seat):
        slot, to, stated = s.laid[place]
        if slot != -1:
            card = s.kinds[slot] if slot >= 0 else None
            found.append((s.hexes[place][SERIAL], card, _seat(to), _seat(stated)))
    return tuple(found)


def _asks(top: Frame[HexState] | None) -> tuple[int, ...]:
    """The public numbers of some frames, for their words."""
    if isinstance(top, HandsUp):
        return (int(top.seat), int(top.amount))
    if isinstance(top, Signs):
        return (int(top.seat),)
    if isinstance(top, Verdict):
        return (int(top.seat), int(top.about))
    if isinstance(top, Readying | Stating):
        return (int(top.n),)
    return ()

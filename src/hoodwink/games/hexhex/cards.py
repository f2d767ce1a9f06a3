"""§1 §2 §3.15 Drawing, discarding, taking, and cards that are played when dealt."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hoodwink.core.action import Options
from hoodwink.core.dice import Dice
from hoodwink.core.frame import Chance, Choice, Draw, Frame
from hoodwink.core.seats import NOBODY, bit, clockwise, members
from hoodwink.games.hexhex import events
from hoodwink.games.hexhex.moves import NAME
from hoodwink.games.hexhex.primitives import DEALT, DRAW, OMEN, OTHERS_LOSE, STANDING
from hoodwink.games.hexhex.slots import comes, free_slots, leaves_openly, leaves_unseen, new_slot, tell_cards
from hoodwink.games.hexhex.state import PUBLIC, HexState, everyone, lose, others, with_flag

WIDTH: Final = 6  # bits a card in an outcome
LOW: Final = (1 << WIDTH) - 1
AT_ONCE: Final = 8  # cards that one outcome holds
UPWITHTHAT: Final = events.WHYS.index("upwiththat")


class Drawing(Frame[HexState]):
    """§1.5 Cards from the deck; when it is empty the pile becomes the deck, and if both are, fewer are drawn."""

    __slots__ = ("count", "dealing", "seat")

    def __init__(self, seat: i64, count: i64, dealing: bool = False) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count
        self.dealing: Final = dealing

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.count, self.dealing)

    def resolve(self, s: HexState) -> None:
        left = sum(s.deck)
        if left == 0:
            left = sum(s.pile)
            if left == 0:
                return
            s.deck, s.pile = s.pile, [0] * len(s.pile)
            s.tell((events.RESHUFFLED, left))
        now = min(self.count, left, AT_ONCE)
        if now < self.count:
            s.push(Drawing(self.seat, self.count - now, self.dealing))
        s.push(DrawCards(self.seat, now, self.dealing))


class DrawCards(Chance[HexState]):
    """§1.4 So many cards for a seat; the outcome holds their kinds, in the order drawn."""

    __slots__ = ("count", "dealing", "seat")

    def __init__(self, seat: i64, count: i64, dealing: bool) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count
        self.dealing: Final = dealing

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.count, self.dealing)

    def sample(self, s: HexState, dice: Dice) -> int:
        left = s.deck[:]
        total = sum(left)
        outcome = 0
        for n in range(self.count):
            at = dice.below(total - n)
            for kind, copies in enumerate(left):
                at -= copies
                if at < 0:
                    left[kind] -= 1
                    outcome |= kind << (WIDTH * n)
                    break
        return outcome

    def allows(self, s: HexState, outcome: int) -> bool:
        if outcome < 0 or outcome >> (WIDTH * self.count):
            return False
        left = s.deck[:]
        for kind in drawn(outcome, self.count):
            if kind >= len(left) or left[kind] == 0:
                return False
            left[kind] -= 1
        return True

    def resolve(self, s: HexState) -> None:
        s.buried = ()
        slots = []
        for kind in drawn(s.outcome, self.count):
            s.deck[kind] -= 1
            slot = new_slot(s, kind, 0)
            comes(s, self.seat, slot, 0)
            slots.append(slot)
        kind_of_event = events.DEALT if self.dealing else events.DREW
        tell_cards(s, (kind_of_event, int(self.seat), int(self.count)), tuple(slots))
        if not self.dealing:
            s.push(PlayDrawn(self.seat, tuple(slots)))


def drawn(outcome: int, count: i64) -> list[int]:
    return [outcome >> (WIDTH * n) & LOW for n in range(count)]


class PlayDrawn(Frame[HexState]):
    """§2.3 Cards for when dealt that were drawn in play are played at once, in the order drawn."""

    __slots__ = ("seat", "slots")

    def __init__(self, seat: i64, slots: tuple[int, ...]) -> None:
        self.seat: Final[i64] = seat
        self.slots: Final = slots

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.slots)

    def resolve(self, s: HexState) -> None:
        play_dealt(s, self.seat, self.slots)


def play_dealt(s: HexState, seat: i64, slots: tuple[int, ...]) -> None:
    """Of these cards, those for when dealt; what stays in the hand is, as all can tell, none."""
    open_now = [slot for slot in slots if s.rows[s.kinds[slot]].flags & DEALT]
    lay_open(s, seat, open_now)
    bar = with_flag(s, DEALT)
    for slot in slots:
        if slot not in open_now:
            s.bars[slot] |= bar
    s.then([DealtCard(seat, slot) for slot in open_now])


def lay_open(s: HexState, seat: i64, slots: list[int]) -> None:
    """§2.1 They lie open; what stands holds at once."""
    for slot in slots:
        s.hands[seat] = tuple([other for other in s.hands[seat] if other != slot])
        s.seen[slot] = PUBLIC | int(everyone(s))
        kind = s.kinds[slot]
        if s.rows[kind].flags & STANDING:
            s.standing += ((slot, int(seat), NOBODY, 0),)
        else:
            s.table[seat] += (slot,)
        s.tell((events.LAID_OPEN, int(seat), kind, NOBODY))


class LayOpen(Frame[HexState]):
    """§2.1 All cards for when dealt are laid open together; then they are done clockwise from the dealer's left.
    No window opens on them (§2.2)."""

    __slots__ = ()

    def resolve(self, s: HexState) -> None:
        bar = with_flag(s, DEALT)
        todo: list[Frame[Any]] = []
        for seat in clockwise(everyone(s), s.dealer):
            mine = [slot for slot in s.hands[seat] if s.rows[s.kinds[slot]].flags & DEALT]
            lay_open(s, seat, mine)
            for slot in s.hands[seat]:
                s.bars[slot] |= bar
            todo += [DealtCard(seat, slot) for slot in mine]
        s.then(todo)


class DealtCard(Frame[HexState]):
    """§8.7 What a card for when dealt does."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: i64, slot: int) -> None:
        self.seat: Final[i64] = seat
        self.slot: Final = slot

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.slot)

    def resolve(self, s: HexState) -> None:
        todo: list[Frame[Any]] = []
        for op, number in s.rows[s.kinds[self.slot]].ops:
            if op == DRAW:
                todo.append(Drawing(self.seat, number))
            elif op == OTHERS_LOSE:
                for seat in clockwise(others(s, self.seat), self.seat):
                    lose(s, seat, number, UPWITHTHAT)
            elif op == OMEN:
                todo.append(OmenTarget(self.seat, self.slot))
        s.then(todo)


class OmenTarget(Choice[HexState]):
    """§8.7 Ill Omen is laid before another player."""

    __slots__ = ("slot",)

    def __init__(self, seat: i64, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.slot)

    def options(self, s: HexState, seat: i64) -> Options:
        return tuple([NAME + other for other in members(others(s, seat))])

    def resolve(self, s: HexState) -> None:
        at = s.replies[self.seat] - NAME
        s.standing = tuple(
            [(slot, who, at if slot == self.slot else lies, used) for slot, who, lies, used in s.standing]
        )
        s.tell((events.AIMED, int(self.seat), s.kinds[self.slot], int(at)))


# cards that chance picks --------------------------------------------------------------------------------------------


class DiscardAtRandom(Frame[HexState]):
    """§3.15 So many cards, at random, face down; from the hand only, never a card that is laid (§R14)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.count)

    def resolve(self, s: HexState) -> None:
        if free_slots(s, self.seat):
            if self.count > 1:
                s.push(DiscardAtRandom(self.seat, self.count - 1))
            s.push(DiscardOne(self.seat))


class DiscardOne(Draw[HexState]):
    """§3.15 Chance picks a card of the hand."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def args(self) -> tuple[Any, ...]:
        return (self.seat,)

    def among(self, s: HexState) -> tuple[int, ...]:
        return tuple(range(len(free_slots(s, self.seat))))

    def resolve(self, s: HexState) -> None:
        discard(s, self.seat, free_slots(s, self.seat)[s.outcome])


def discard(s: HexState, seat: i64, slot: int) -> None:
    """§3.15 Face down before its owner."""
    leaves_unseen(s, seat, slot, bit(seat))
    s.down[seat] += (slot,)
    tell_cards(s, (events.DISCARDED, int(seat)), (slot,), one=True)


class TakeAtRandom(Frame[HexState]):
    """§3.12 So many cards, at random, from another's hand; only these two see which."""

    __slots__ = ("count", "of", "seat")

    def __init__(self, seat: i64, of: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.of: Final[i64] = of
        self.count: Final[i64] = count

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.of, self.count)

    def resolve(self, s: HexState) -> None:
        if free_slots(s, self.of):
            if self.count > 1:
                s.push(TakeAtRandom(self.seat, self.of, self.count - 1))
            s.push(TakeOne(self.seat, self.of))


class TakeOne(Draw[HexState]):
    """§3.12 Chance picks a card of the other's hand."""

    __slots__ = ("of", "seat")

    def __init__(self, seat: i64, of: i64) -> None:
        self.seat: Final[i64] = seat
        self.of: Final[i64] = of

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.of)

    def among(self, s: HexState) -> tuple[int, ...]:
        return tuple(range(len(free_slots(s, self.of))))

    def resolve(self, s: HexState) -> None:
        slot = free_slots(s, self.of)[s.outcome]
        pair = bit(self.seat) | bit(self.of)
        leaves_unseen(s, self.of, slot, pair)
        comes(s, self.seat, slot, pair)
        tell_cards(s, (events.TAKEN, int(self.seat), int(self.of)), (slot,), one=True)


def to_table(s: HexState, seat: i64, slot: int) -> None:
    """§5.8 A card that is played lies open before its owner."""
    leaves_openly(s, seat, slot)
    s.table[seat] += (slot,)
    s.owes[seat] += 1  # §12.5, for a curse that asks for it

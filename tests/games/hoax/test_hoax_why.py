"""Why not in Hoax: every reason in a position of its own, and over random games only reasons that are true."""

import pytest

from hoodwink.core.action import Pass
from hoodwink.core.dice import Dice
from hoodwink.core.seats import members
from hoodwink.core.why import Reason, why_not
from hoodwink.games.hoax import GAME
from hoodwink.games.hoax.actions import Accuse, CallHoax, Claim, Done, Give, Immune, Investigate, Take, Vote
from hoodwink.games.hoax.calls import immune_as
from hoodwink.games.hoax.moves import move_of
from hoodwink.games.hoax.privileges import losers
from hoodwink.games.hoax.sheet import (
    BUTLER,
    CASH,
    CHEF,
    COUSIN,
    EVIDENCE,
    EX_WIFE,
    GARDENER,
    LOVER,
    PRESTIGE,
    SHEET,
    SON_IN_LAW,
)  # fmt: skip
from hoodwink.games.hoax.state import held
from hoodwink.games.hoax.why import REASONS
from hoodwink.testing import table as lay
from hoodwink.testing.play import configurations, walk

LOVES = Claim(LOVER, takes=PRESTIGE)
COLLECTS = Claim(SON_IN_LAW, takes=CASH)
UP, DOWN = Vote(up=True), Vote(up=False)


def table(**words):
    """Seat 0 begins."""
    return lay("hoax", **{"seats": 4, "identities": "butler chef lover cousin", "first": 0, **words})


def called(t, caller=2, claim=LOVES):
    t(0, claim)
    return t(caller, CallHoax())


def collected(**words):
    """Seat 0 has claimed to be the Son-in-Law and nobody called: all others may be immune."""
    t = table(**{"tokens": "- c1 c1 c1", **words})
    t(0, COLLECTS)
    return t.passes()


def claimed_immune(*seats, **words):
    t = collected(**words)
    return t.ballot(*(Immune(LOVER) if seat in seats else Pass() for seat in t.asked))


def gift():
    """Seat 1 owes a token to seat 0, of two types that it has."""
    t = table(tokens="- c1p1 - -", immunities=False)
    t(0, Claim(EX_WIFE, neighbours=True))
    return t.passes()


# key, §, the position, who asks, about what
CASES = [
    ("out", "2.1", lambda: table(out=(3,)), 3, Done()),
    ("out", "R10", lambda: table(out=(3,)), 3, CallHoax()),
    ("out", "R10", lambda: called(table(out=(3,))), 3, UP),
    ("setting-up", "1.6", lambda: table(takes=""), 0, LOVES),
    ("not-your-turn", "2.1", table, 1, LOVES),
    ("not-your-turn", "2.1", table, 1, Done()),
    ("not-your-turn", "2.1", lambda: called(table()), 1, Accuse(2, LOVER)),
    ("not-your-turn", "1.6", lambda: table(takes=""), 1, Take(CASH)),
    ("claim-open", "6.1", lambda: table()(0, LOVES), 0, Done()),
    ("claim-open", "6.3", lambda: called(table()), 0, Accuse(1, CHEF)),
    ("claimed-already", "2.2", lambda: table()(0, LOVES).passes(), 0, Claim(BUTLER, helps=0)),
    ("accused-already", "2.2", lambda: table()(0, Accuse(1, CHEF)), 0, Accuse(2, LOVER)),
    ("claim-first", "2.2", table, 0, Done()),
    ("imposter", "6.6", lambda: table(imposters="butler,lover - - -"), 0, LOVES),
    ("imposter", "9.5", lambda: collected(imposters="- lover - -"), 1, Immune(LOVER)),
    ("one-of-each", "4.1", lambda: table(tokens="c2p2 - - -"), 0, Investigate(0)),
    ("target-yourself", "2.4", lambda: table(tokens="c1p1e1 - - -"), 0, Investigate(0)),
    ("target-yourself", "2.4", table, 0, Accuse(0, BUTLER)),
    ("target-yourself", "2.4", table, 0, Claim(GARDENER, takes=CASH, of=0)),
    ("target-out", "2.4", lambda: table(out=(2,)), 0, Accuse(2, LOVER)),
    ("target-out", "2.4", lambda: table(out=(2,)), 0, Claim(BUTLER, helps=2)),
    ("name-exchange", "3.11", table, 0, Claim(CHEF)),
    ("no-tokens", "3.11", lambda: table(tokens="- c1 c1 c1"), 0, Claim(CHEF, CASH, PRESTIGE, 1)),
    ("no-tokens", "3.4", gift, 1, Give(EVIDENCE)),
    ("too-few", "3.11", lambda: table(tokens="p1 c3 - -"), 0, Claim(CHEF, CASH, PRESTIGE, 2, of=1)),
    ("too-few", "3.11", lambda: table(tokens="p1 c3 - -"), 0, Claim(CHEF, CASH, EVIDENCE, 1)),
    ("they-have-too-few", "3.11", lambda: table(tokens="p2 c1 - -"), 0, Claim(CHEF, CASH, PRESTIGE, 2, of=1)),
    ("own-claim", "6.1", lambda: table()(0, LOVES), 0, CallHoax()),
    ("own-claim", "R7", lambda: claimed_immune(1), 1, CallHoax(1)),
    ("own-claim", "R7", lambda: claimed_immune(1), 1, CallHoax()),
    ("own-claim", "R7", lambda: claimed_immune(1, 2), 1, CallHoax(1)),
    ("hoax-card", "6.2", lambda: table(hoax_card=2)(0, LOVES), 2, CallHoax()),
    ("hoax-card", "6.2", lambda: claimed_immune(1, hoax_card=3), 3, CallHoax(1)),
    ("called-already", "R4", lambda: called(table(), caller=2), 1, CallHoax()),
    ("called-already", "R4", lambda: called(table(), caller=2), 2, CallHoax()),
    ("nothing-to-call", "6.1", table, 2, CallHoax()),
    ("nothing-to-call", "6.1", collected, 2, CallHoax()),
    ("nothing-to-call", "9.4", lambda: claimed_immune(1), 3, CallHoax(2)),
    ("own-vote", "6.3", lambda: called(table()), 0, UP),
    ("own-vote", "6.3", lambda: claimed_immune(1)(0, CallHoax(1)), 1, DOWN),
    ("no-vote", "6.3", table, 0, UP),
    ("immunities-off", "9.9", lambda: collected(immunities=False), 1, Immune(LOVER)),
    ("no-immunity", "9.1", collected, 1, Immune(BUTLER)),
    ("exhausted", "9.3", lambda: collected(exhausted=(1,)), 1, Immune(LOVER)),
    ("costs-nothing", "R7", lambda: collected(tokens="- p1 c1 c1"), 1, Immune(LOVER)),
    ("costs-nothing", "R7", collected, 0, Immune(LOVER)),
    ("no-privilege", "9.2", table, 1, Immune(COUSIN)),
    ("asked-once", "R7", lambda: claimed_immune(1), 2, Immune(LOVER)),
    ("taken-already", "1.6", lambda: table(takes="")(0, Take(CASH)), 0, Take(CASH)),
    ("token-by-claim", "3.3", table, 0, Take(CASH)),
    ("no-gift", "3.4", table, 1, Give(CASH)),
    # the kernel's
    ("no-such-seat", "2.2", table, 0, Accuse(4, LOVER)),
    ("no-such-seat", "2.2", table, 1, Claim(CHEF, CASH, PRESTIGE, 1, of=5)),
    ("no-such-seat", "6.1", lambda: table()(0, LOVES), 1, CallHoax(4)),
    ("replied", "6.3", lambda: called(table())(1, UP), 1, DOWN),
    ("replied", "6.1", lambda: table()(0, LOVES)(1, Pass()), 1, CallHoax()),
    ("replied", "9.2", lambda: collected()(1, Pass()), 1, Immune(LOVER)),
    ("not-asked", "3.7", gift, 2, Give(CASH)),
    ("not-asked", "3.13", lambda: table()(0, Claim(BUTLER, helps=2)).passes(), 1, Take(CASH)),
    ("not-an-answer", "2.2", table, 0, Pass()),
    ("not-an-answer", "6.1", lambda: table()(0, LOVES), 1, CallHoax(0)),
]


def answer(game, s, seat, action):
    return why_not(game, game.view(s, seat), s.options(seat), action)


@pytest.mark.parametrize(("key", "section", "position", "seat", "action"), CASES)
def test_reason(key, section, position, seat, action):
    t = position()
    assert action not in t.options(seat)
    assert answer(t.game, t.state, seat, action) == Reason(key, section)


def test_every_reason_has_its_case():
    assert {*REASONS, "no-such-seat", "replied", "not-asked", "not-an-answer"} == {key for key, *_ in CASES}


def test_the_end():
    t = called(table(), claim=Claim(BUTLER, helps=1)).ballot(thumbs="down down down")
    assert t.over
    assert answer(t.game, t.state, 0, Done()) == Reason("over", "7")


# over random games, with all cards face up ----------------------------------------------------------------------------


def claim_of(s):
    top = s.stack[-1]
    return losers(s, top.seat, move_of(top.action)), GAME.actions[top.action]


def hand(s, seat):
    return [held(s.tokens[seat], type) for type in range(3)]


def targets(action):
    return [getattr(action, name, None) for name in ("of", "helps", "target")]


TRUE = {  # key: what is so where it is given
    "out": lambda s, seat, _: not s.remaining >> seat & 1,
    "not-your-turn": lambda s, seat, _: s.turn != seat or s.first == (s.turn + 1) % s.seats,
    "claim-open": lambda s, seat, _: s.turn == seat,
    "claimed-already": lambda s, seat, _: s.turn == seat and s.claimed,
    "accused-already": lambda s, seat, _: s.turn == seat and s.accused,
    "claim-first": lambda s, seat, _: s.turn == seat and not s.claimed,
    "imposter": lambda s, seat, action: s.imposters[seat] >> action.character & 1,
    "one-of-each": lambda s, seat, _: 0 in hand(s, seat),
    "target-yourself": lambda _, seat, action: seat in targets(action),
    "target-out": lambda s, _, action: any(t is not None and not s.remaining >> t & 1 for t in targets(action)),
    "too-few": lambda s, seat, action: hand(s, seat)[action.gives] < action.count,
    "they-have-too-few": lambda s, _, action: hand(s, action.of)[action.takes] < action.count,
    "hoax-card": lambda s, seat, _: s.hoax_card == seat,
    "no-immunity": lambda s, _, action: claim_of(s)[1].character not in SHEET[action.character].immune_to,
    "exhausted": lambda s, seat, _: s.exhausted >> seat & 1,
    "costs-nothing": lambda s, seat, _: not claim_of(s)[0] >> seat & 1,
}


USUAL = 485  # actions; the list grows in a process that has seen larger exchanges
LEFT_TO_THE_KERNEL = {  # besides passing: by frame and verb
    ("Challenge", CallHoax), ("ImmunityChallenge", CallHoax),  # with or without `on`, as the other one wants it
    ("Help", Take), ("Gift", Give),  # another seat is asked
}  # fmt: skip


def test_reasons_are_true_in_random_games_and_as_precise_as_can_be():
    seen = set()
    for game in configurations(GAME):
        dice = Dice(f"true/{game!r}")
        for seed in range(3):
            for s, _ in walk(game, seed):
                for seat in range(game.seats):
                    view, options = game.view(s, seat), s.options(seat)
                    for _ in range(6):
                        action = game.actions[dice.below(USUAL)]
                        reason = why_not(game, view, options, action)
                        if reason is not None and reason.key in TRUE:
                            assert TRUE[reason.key](s, seat, action), f"{s!r}: seat {seat}, {action}: {reason}"
                            seen.add(reason.key)
                        elif reason is not None and reason.key in ("not-asked", "not-an-answer"):
                            assert isinstance(action, Pass) or (view.frame, type(action)) in LEFT_TO_THE_KERNEL
    assert len(seen) > len(TRUE) - 3


def test_whoever_could_be_immune_but_is_not_asked_is_told_what_stands_against_it():
    told = set()
    for game in configurations(GAME):
        for s, _ in walk(game, 5):
            if not s.stack or type(s.stack[-1]).__name__ != "Immunity":
                continue
            _, claim = claim_of(s)
            for seat in members(s.remaining & ~s.asked & ~s.answered):
                for id in immune_as(s, seat, claim.character):
                    told.add(key := answer(game, s, seat, game.actions[id]).key)
                    assert key == ("exhausted" if s.exhausted >> seat & 1 else "costs-nothing")
    assert "costs-nothing" in told

"""Games of a house for a folder of games (docs/data.md): those that are over, and of them what their records show.

Names, tokens, codes, what was said and when anything happened stay in the store. Games of a series carry what they
take over from the one before, so those of one table can be put together again, but not who sat there. What is left out:

- games that are not over: their cards are still secret, or nobody saw how they would have ended;
- tables that were found by their link only, unless the operator says otherwise: those who sat there were among
  themselves;
- games with a document of somebody's own (a deck, a board): it holds what he wrote;
- games in which the house replied for a person: these replies are not his, and to say which would tell that he was
  away, what the house tells nobody (docs/protocol.md);
- games in which the host changed the level of a bot: no one level is that of its replies;
- lessons, where everybody follows a script.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from hoodwink.arena.export import HOUSE, PERSON, Entry, entry
from hoodwink.core.errors import Diverged
from hoodwink.core.game import Game
from hoodwink.games import GAMES
from hoodwink.server import lessons, rows
from hoodwink.server.store import Store
from hoodwink.server.table import Table

AT_ONCE = 500  # codes asked for
BY_LINK = "tables by link (--by-link takes them too)"
LESSONS = "lessons"
NOT_OVER = "games that are not over"
OWN = "games with a deck, a board or words of their own"
STOOD_IN = "games in which the house replied for a person"
CHANGED = "games in which a bot's level was changed"
OTHER_RULES = "tables of other rules"

Kinds = Mapping[str, type[Game]]


async def export(
    store: Store, add: Callable[[Entry], None], by_link: bool = False, games: Kinds = GAMES
) -> Counter[str]:
    """Every game of an open store that may be given away goes to `add`; what was left out and how often."""
    left: Counter[str] = Counter()
    last = ""
    while codes := await store.codes(last, AT_ONCE):
        for code in codes:
            for one in finished(await store.read(code), left, by_link, games):
                add(one)
        last = codes[-1]
    return left


def finished(log: Sequence[bytes], left: Counter[str], by_link: bool = False, games: Kinds = GAMES) -> Iterator[Entry]:
    """The games of one table that may be given away; the others are counted."""
    try:
        written = [rows.read(raw) for raw in log]
    except msgspec.MsgspecError:  # of a newer house
        left[OTHER_RULES] += 1
        return
    if not written or not isinstance(written[0], rows.Made):  # cleared away meanwhile
        return
    if written[0].access == "link" and not by_link:
        left[BY_LINK] += 1
        return
    table = Table("", games)
    watch = _Watch(table)
    for row in written:
        over = len(table.records)
        watch.fold(row)
        if len(table.records) > over:
            if why := watch.why_not():
                left[why] += 1
            else:
                yield from watch.entry(left)
    left[OTHER_RULES] += bool(table.trouble)
    left[NOT_OVER] += table.phase == "playing" and not table.trouble


class _Watch:
    """Folds a table, and notes who has which seat, whether the house replies for a person or a bot becomes another."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bots: list[str] = []
        self.stood_in = self.changed = False

    def fold(self, row: rows.AnyRow) -> None:
        table = self.table
        if isinstance(row, rows.Replied) and not row.id and self.bots[row.seat] == PERSON:
            self.stood_in = True
        if isinstance(row, rows.Botted) and table.phase == "playing":
            self.changed |= self.bots[row.seat] not in (PERSON, row.level)
        table.fold(row)
        if isinstance(row, rows.Started):
            self.bots = [PERSON if chair.kind == "human" else chair.level for chair in table.chairs]
            self.stood_in = self.changed = False

    def why_not(self) -> str:
        """Why the game that has just ended stays here; "" if it may go."""
        table, game = self.table, self.table.playing.game
        if not table.playing.record.ended:
            return NOT_OVER
        if lessons.is_on(table):
            return LESSONS
        if any(game.options[option.name] for option in game.declared if option.document):
            return OWN
        if self.stood_in:
            return STOOD_IN
        return CHANGED if self.changed else ""

    def entry(self, left: Counter[str]) -> Iterator[Entry]:
        match = self.table.playing
        try:
            yield entry(match.record, match.game, self.bots, HOUSE)
        except Diverged:
            left[OTHER_RULES] += 1

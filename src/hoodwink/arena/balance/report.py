"""The report: one HTML file for one game or all of them, with its charts and every number behind them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from hoodwink.arena.balance import charts
from hoodwink.arena.balance.charts import Dot
from hoodwink.arena.balance.findings import findings
from hoodwink.arena.balance.measures import QUANTILES, Effect, Group, Measured, Noted
from hoodwink.arena.intervals import Share
from hoodwink.arena.tally import UNFINISHED
from hoodwink.core.errors import BadSetup
from hoodwink.core.game import Game

MOST_EFFECTS = 14  # rows of a chart of cards; the table has them all
TOGETHER = 4  # set-ups in one chart
CHANCE = "What stands out is what its interval keeps apart from an even share. By chance alone one in twenty would be."
NOTHING = "Nothing stands out from an even share."
NUMBERS = ("won", "95 % interval", "seats")


def page(measured: Sequence[Measured]) -> str:
    """The whole file."""
    told = [one for one in measured if one.games]
    if not told:
        raise BadSetup("there is nothing to report: no games of this have been played into the folder; see --games")
    style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    title = "All games" if len(measured) > 1 else measured[0].game.title
    links = "".join(f'<a href="#{one.game.key}">{escape(one.game.title)}</a>' for one in told)
    return "\n".join([
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Balance: {escape(title)}</title><style>{style}{_paint()}</style></head><body>",
        f"<header><p class='eyebrow'>Balance</p><h1>{escape(title)}</h1>",
        "<p>Bots against themselves. A dot is a share, its line the 95 % interval; a dashed line is an even share.</p>",
        f"<nav aria-label='Games'>{links}</nav>" if len(told) > 1 else "",
        "</header><main>",
        *[section(one, len(measured) > 1) for one in told],
        "</main></body></html>",
        "",
    ])  # fmt: skip


def _paint() -> str:
    """Placeholder colours of the charts → the page's."""
    named = {charts.INK: "ink", charts.SOFT: "ink-soft", charts.HAIR: "hair", charts.MARK: "house", charts.EVEN: "glow"}
    named |= {colour: f"part-{place}" for place, colour in enumerate(charts.SERIES)}
    return "".join(
        f'[fill="{colour}"]{{fill:var(--{name})}}[stroke="{colour}"]{{stroke:var(--{name})}}'
        for colour, name in named.items()
    )


def section(one: Measured, titled: bool = True) -> str:
    """A game: what stands out, how its set-ups compare, who wins in each, and what seats do in it."""
    levels = " and ".join(sorted({group.level for group in one.groups}))
    found = findings(one, label)
    told = "".join(f"<li>{escape(line)}</li>" for line in found)
    parts = ("Set-ups", _compared(one)), ("What seats did", _claims_and_cards(one)), ("Roles and seats", _each(one))
    return "".join([
        f'<section id="{one.game.key}">',
        f"<h2>{escape(one.game.title)}</h2>" if titled else "<h2 class='unseen'>What was found</h2>",
        f"<p class='lead'>{_games(one.games)}, {levels} bots, {_many(len(one.groups), 'set-up')}.</p>",
        f"<ul class='found'>{told}</ul><p class='lead'>{CHANCE}</p>" if told else f"<p>{NOTHING}</p>",
        *[f"<h3>{name}</h3><div class='cards'>{cards}</div>" for name, part in parts if (cards := "".join(part))],
        "</section>",
    ])  # fmt: skip


def label(game: type[Game], group: Group, several_levels: bool = False) -> str:
    """A set-up in few words: its seats, and its preset or what else is set."""
    given = group.setup.partition("(")[2].removesuffix(")").split(", ")[1:]
    default = {option.name: option.default for option in game.declared}
    named = [name for name, preset in game.presets.items() if {**default, **preset} == group.options != default]
    words = named[:1] or [part.removesuffix("=True") for part in given]
    return ", ".join([f"{group.seats} seats", *words, *([group.level] if several_levels else [])])


def _label(one: Measured, group: Group) -> str:
    return label(one.game, group, len({g.level for g in one.groups}) > 1)


# the cards of a section ---------------------------------------------------------------------------------------------


def _compared(one: Measured) -> Iterator[str]:
    """Set-ups beside each other."""
    named = [(_label(one, group), group) for group in one.groups]
    sides = sorted({side for group in one.groups for side in group.sides})
    for side in sides[:1]:  # of two sides, the other has the rest
        rows = [Dot(name, group.sides[side]) for name, group in named if side in group.sides]
        yield _card(f"How often the {_plain(side)} wins", charts.dots(rows, 0.5), _shares(rows, "set-up", "games"))
    lengths = [(name, group.lengths) for name, group in named]
    head = ("set-up", *(f"{part:.0%}" for part in QUANTILES))
    numbers = _table(head, [(name, *(f"{n:,}" for n in quantiles)) for name, quantiles in lengths])
    why = "Decisions: half of the games on the thick line, nine of ten on the thin one, the median as a dot."
    yield _card("How long games are", charts.spans(lengths), numbers, why)
    parts = _parts(ending for group in one.groups for ending in group.endings)
    ends = [(name, {ending: share.wins for ending, share in group.endings.items()}) for name, group in named]
    yield _card("How games end", charts.stacked(ends, parts), _counts(ends, parts, "set-up"), "", parts)


def _each(one: Measured) -> Iterator[str]:
    """Wins by role and by seat, set-ups of one number of seats together so that options can be compared."""
    together = [
        alike[first : first + TOGETHER]
        for seats in sorted({group.seats for group in one.groups})
        for alike in [[group for group in one.groups if group.seats == seats]]
        for first in range(0, len(alike), TOGETHER)
    ]
    for some in together:
        if any({*group.roles} - {*group.sides} for group in some):
            yield _beside(one, some, "role", [group.roles for group in some])
    for some in together:
        yield _beside(one, some, "seat", [group.by_seat for group in some])


def _beside(one: Measured, groups: Sequence[Group], what: str, shares: Sequence[Mapping[Any, Share]]) -> str:
    """The same shares of several set-ups, by name of the role or number of the seat."""
    names = [*dict.fromkeys(name for mine in shares for name in mine)]
    if what == "role":
        names.sort(key=lambda name: -shares[0][name].rate if name in shares[0] else 0.0)
    rows = [
        Dot(_plain(name) if what == "role" else f"seat {name}", mine[name], series=place)
        for name in names
        for place, mine in enumerate(shares)
        if name in mine
    ]
    labels = [_label(one, group) for group in groups]
    told = [Dot(f"{row.label}, {labels[row.series]}", row.share) if len(groups) > 1 else row for row in rows]
    title = f"Wins by {what}, " + (labels[0] if len(groups) == 1 else f"{groups[0].seats} seats")
    even = sum(group.even for group in groups) / len(groups)
    parts = labels if len(groups) > 1 else ()
    return _card(title, charts.dots(rows, even), _shares(told, what), "", parts)


def _claims_and_cards(one: Measured) -> Iterator[str]:
    for noted in one.noted:
        parts = _parts(part for row in noted.outcomes.values() for part in row)
        if len(parts) > 1:
            rows = [(_plain(row), {p: float(n) for p, n in kinds.items()}) for row, kinds in noted.outcomes.items()]
            title = f"What came of {noted.table}"
            yield _card(title, charts.stacked(rows, parts), _counts(rows, parts, noted.table), "", parts)
        yield from _effects_of(noted)


def _effects_of(noted: Noted) -> Iterator[str]:
    """Win rates with and without; where sides win together, a card for each side."""
    for side in sorted({effect.side for effect in noted.effects}):
        mine = [effect for effect in noted.effects if effect.side == side]
        rows = [Dot(_plain(effect.row), effect.share, effect.without) for effect in mine]
        shown = rows if len(rows) <= MOST_EFFECTS else rows[: MOST_EFFECTS // 2] + rows[-MOST_EFFECTS // 2 :]
        whose = f" of the {_plain(side)}" if side else ""
        why = f"Seats{whose} with it (dot) and, in the same set-ups, without it (upright stroke)."
        why += " It goes with winning; that need not be its cause."
        why += "" if shown is rows else " The best and the worst; all are in the numbers."
        title = f"{noted.table.capitalize()}: wins with and without" + (f", {_plain(side)}" if side else "")
        yield _card(title, charts.dots(shown), _effects(mine), why)


def _card(title: str, drawing: str, numbers: str, why: str = "", parts: Sequence[str] = ()) -> str:
    legend = "".join(
        f"<li><i style='background:var(--part-{min(place, len(charts.SERIES) - 1)})'></i>{escape(part or 'once')}</li>"
        for place, part in enumerate(parts)
    )
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        + (f"<p>{escape(why)}</p>" if why else "")
        + drawing.replace("<svg ", f'<svg role="img" aria-label="{escape(title, quote=True)}" ', 1)
        + (f"<ul class='legend'>{legend}</ul>" if legend else "")
        + f"<details><summary>Numbers</summary>{numbers}</details></figure>"
    )


# numbers ------------------------------------------------------------------------------------------------------------


def _shares(rows: Iterable[Dot], what: str, of: str = "seats") -> str:
    return _table((what, *NUMBERS[:2], of), [(row.label, *_share(row.share)) for row in rows])


def _share(share: Share) -> tuple[str, str, str]:
    return f"{share.rate:.1%}", f"{share.low:.1%} to {share.high:.1%}", f"{share.of:,}"


def _effects(effects: Iterable[Effect]) -> str:
    rows = [(_plain(e.row), f"{e.share.rate:.1%}", f"{e.without:.1%}", *_share(e.share)[1:]) for e in effects]
    return _table(("", "with", "without", "95 % interval", "seats"), rows)


def _counts(rows: Iterable[tuple[str, dict[str, float]]], parts: Sequence[str], what: str) -> str:
    told = []
    for name, counts in rows:
        whole = sum(counts.values()) or 1
        told.append((name, *(f"{counts.get(part, 0) / whole:.1%}" for part in parts), f"{whole:,.0f}"))
    return _table((what, *(part or "once" for part in parts), "all"), told)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr><th scope='row'>{escape(row[0])}</th>" + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f"<div class='scroll'><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"


def _best_first(shares: dict[str, Share]) -> list[tuple[str, Share]]:
    return sorted(shares.items(), key=lambda item: -item[1].rate)


def _parts(found: Iterable[str]) -> list[str]:
    """Each once, in the order of the alphabet; games that did not end come last."""
    return sorted({*found}, key=lambda part: (part == UNFINISHED, part))


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _games(number: int) -> str:
    return _many(number, "game")


def _many(number: int, of: str) -> str:
    return f"{number:,} {of}{'s' * (number != 1)}"

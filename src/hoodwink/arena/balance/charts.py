"""Charts for the report: drawn by altair, turned into SVG here, coloured by the page.

Colours are placeholders that the page's style sheet gives their light and their dark value, so one drawing serves both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hoodwink.arena.intervals import Share
from hoodwink.arena.parquet import library

WIDTH = 330  # with its labels: it fits a phone, and all charts have letters of one size
STEP = 21  # a row
BAND = 40  # a row that several share
INK, SOFT, HAIR, MARK, EVEN = "#0a0a01", "#0a0a02", "#0a0a03", "#0a0a04", "#0a0a05"
SERIES = ("#0a0a11", "#0a0a12", "#0a0a13", "#0a0a14", "#0a0a15", "#0a0a16", "#0a0a17")
QUARTERS = (0, 0.25, 0.5, 0.75, 1)
LETTER = 7.2  # px: the width of a letter, generously
LABELS = 160  # px: longer ones are cut, and whole in the table of numbers
FONT = "Atkinson Hyperlegible Next, system-ui, sans-serif"


@dataclass(frozen=True, slots=True)
class Dot:
    label: str
    share: Share
    beside: float | None = None  # what it is compared with, if each has its own
    series: int = 0  # where several share a row: its place there, and its colour


def dots(rows: Sequence[Dot], even: float | None = None) -> str:
    """Shares with their intervals, a row for each label; `even` is a line through all of them."""
    alt = library("altair", "a report")
    several = max((row.series for row in rows), default=0) > 0
    told = [
        {
            "label": row.label,
            "share": row.share.rate,
            "low": row.share.low,
            "high": row.share.high,
            "beside": row.beside,
            "series": row.series,
            "colour": colour(row.series) if several else MARK,
        }
        for row in rows
    ]
    paint = alt.Color("colour:N", scale=None, legend=None)
    base = alt.Chart(alt.Data(values=told)).encode(y=_labels(alt, rows), color=paint)
    if several:
        base = base.encode(yOffset=alt.YOffset("series:N", sort=None))
    percent = alt.X("low:Q", title=None, axis=_across(alt, format="%"), scale=alt.Scale(zero=True, nice=True))
    layers = [
        base.mark_rule(strokeWidth=2.5, strokeCap="round").encode(x=percent, x2="high:Q"),
        base.mark_point(filled=True, size=64, opacity=1).encode(x="share:Q"),
    ]
    if even is not None:
        line = alt.Chart(alt.Data(values=[{"even": even}])).mark_rule(color=EVEN, strokeWidth=1.5, strokeDash=[4, 3])
        layers.insert(0, line.encode(x="even:Q"))
    if any(row.beside is not None for row in rows):
        stroke = alt.Chart(alt.Data(values=told)).mark_tick(color=EVEN, thickness=2.5, size=14, opacity=1)
        layers.append(stroke.encode(y=_labels(alt, rows), x="beside:Q"))
    return _svg(alt.layer(*layers), rows, BAND if several else STEP)


def spans(rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """How long games are: 90 % of them on the thin line, half of them on the thick one, the median as a dot."""
    alt = library("altair", "a report")
    told = [{"label": label, **{f"q{i}": at for i, at in enumerate(quantiles)}} for label, quantiles in rows]
    base = alt.Chart(alt.Data(values=told)).encode(y=_labels(alt, rows))
    start = alt.X("q0:Q", title=None, axis=_across(alt), scale=alt.Scale(zero=True, nice=True))
    layers = [
        base.mark_rule(color=MARK, strokeWidth=2).encode(x=start, x2="q4:Q"),
        base.mark_rule(color=MARK, strokeWidth=7, strokeCap="round").encode(x="q1:Q", x2="q3:Q"),
        base.mark_point(filled=True, color=HAIR, stroke=INK, strokeWidth=1.5, size=50, opacity=1).encode(x="q2:Q"),
    ]
    return _svg(alt.layer(*layers), rows)


def stacked(rows: Sequence[tuple[str, dict[str, float]]], parts: Sequence[str]) -> str:
    """Bars of whole things, a row each, that fall into parts. Colours go by the place in `parts`: see `colour`."""
    alt = library("altair", "a report")
    told = []
    for label, shares in rows:
        whole, start = sum(shares.values()) or 1.0, 0.0
        for place, part in enumerate(parts):
            end = start + shares.get(part, 0) / whole
            told.append({"label": label, "start": start, "end": end, "colour": colour(place)})
            start = end
    bars = alt.Chart(alt.Data(values=told)).mark_bar(height=STEP - 8, stroke=HAIR, strokeWidth=0.5)
    axis = alt.X("start:Q", title=None, axis=_across(alt, format="%", values=QUARTERS), scale=alt.Scale(domain=[0, 1]))
    paint = alt.Color("colour:N", scale=None, legend=None)
    return _svg(bars.encode(y=_labels(alt, rows), x=axis, x2="end:Q", color=paint), rows)


def colour(place: int) -> str:
    """The placeholder of a part by its place."""
    return SERIES[min(place, len(SERIES) - 1)]


def _labels(alt: Any, rows: Sequence[Any]) -> Any:
    """The left axis, with room for letters that are wider in the browser than where this is drawn."""
    room = _room(rows)
    axis = alt.Axis(
        labelLimit=LABELS, ticks=False, domain=False, labelPadding=8, grid=False, minExtent=room, maxExtent=room
    )
    return alt.Y("label:N", title=None, sort=None, axis=axis)


def _room(rows: Sequence[Any]) -> float:
    longest = max((len(row.label if isinstance(row, Dot) else row[0]) for row in rows), default=0)
    return min(longest * LETTER, LABELS) + 8


def _across(alt: Any, **more: Any) -> Any:
    return alt.Axis(tickCount=4, labelFlush=False, labelOverlap=True, labelSeparation=12, **more)


def _svg(chart: Any, rows: Sequence[Any], step: int = STEP) -> str:
    convert = library("vl_convert", "a report")
    room = {"left": 2, "right": 18, "top": 4, "bottom": 2}
    number = len({row.label if isinstance(row, Dot) else row[0] for row in rows})
    styled = (
        chart.properties(width=WIDTH - _room(rows), height=max(number, 1) * step, padding=room)
        .configure(background="transparent", font=FONT)
        .configure_view(strokeWidth=0)
        .configure_axis(
            labelColor=INK, labelFontSize=12, gridColor=HAIR, domain=False, tickColor=HAIR, labelFont=FONT, tickSize=0,
            labelPadding=6,
        )
        .configure_axisX(labelColor=SOFT)
    )  # fmt: skip
    drawn: str = convert.vegalite_to_svg(styled.to_dict())
    return drawn

"""A board of Oh, Fox! as a picture: SVG, made of the board's data and the curves of `games/ohfox/paths.py`."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import cos, floor, hypot, pi, sin

from hoodwink.games.ohfox import paths
from hoodwink.games.ohfox.board import HOMES, PREY, Board
from hoodwink.games.ohfox.paths import RADIUS, SAMPLES, Curve, Point

UNIT = 100.0  # pixels between two neighbours
MARGIN = 62.0
LEAST_WIDTH = 620.0
WIDE = 1.0 / 1.4142135623730951

COLOURS = {
    "purple": "#7d4fb0", "orange": "#d9731a", "blue": "#2f6fc4", "yellow": "#e3b91f", "red": "#c23b3b",
    "green": "#3f8a45", "pink": "#d1608f", "brown": "#7a5230", "grey": "#6d7278", "gray": "#6d7278",
    "white": "#f4f1e8", "black": "#26241f", "turquoise": "#1f9c96",
}  # fmt: skip
OTHERS = ("#1f9c96", "#d1608f", "#8c9a1f", "#5a5fc7", "#a3543c", "#4b7f8f")
HOME_COLOURS = {"east": "#b8433a", "north": "#3566a8", "west": "#c08a14", "south": "#3c7d4f"}

SYMBOLS = {
    "mushroom": '<path d="M-3.2 0.5 Q-2.4 5 -3.6 8 Q0 9.6 3.6 8 Q2.4 5 3.2 0.5Z" fill="#f3e6cf" stroke="#8a6a4a"/>'
    '<path d="M-9 1.2 Q-8.4 -8 0 -8 Q8.4 -8 9 1.2 Q0 4 -9 1.2Z" fill="#c4402f" stroke="#7d2419"/>'
    '<circle cx="-4" cy="-2.4" r="1.5" fill="#fff3e4"/><circle cx="1" cy="-5" r="1.4" fill="#fff3e4"/>'
    '<circle cx="4.8" cy="-1.6" r="1.6" fill="#fff3e4"/>',
    "corn": '<path d="M0 -9 Q5 -4 4 3 Q3 7.6 0 8.4 Q-3 7.6 -4 3 Q-5 -4 0 -9Z" fill="#f2c230" stroke="#a87b10"/>'
    '<path d="M-2 -4.4V5M0 -6.6V7M2 -4.4V5M-3.6 -1.6H3.6M-3.8 1.6H3.8M-2.6 -4.4H2.6" stroke="#c8941a" fill="none"'
    ' stroke-width=".8"/>'
    '<path d="M-1 9 Q-8 6.4 -6.4 -2.6 Q-3 2 -1 9Z" fill="#6aa14a" stroke="#3c6a2a"/>'
    '<path d="M1 9 Q8 6.4 6.4 -2.6 Q3 2 1 9Z" fill="#6aa14a" stroke="#3c6a2a"/>',
    "nut": '<path d="M-5.4 -1.4 Q-5.6 5.6 0 9 Q5.6 5.6 5.4 -1.4Z" fill="#b8793a" stroke="#6d421a"/>'
    '<path d="M-7 -1 Q-7 -6.8 0 -6.8 Q7 -6.8 7 -1 Q0 1 -7 -1Z" fill="#7c5229" stroke="#4d3014"/>'
    '<path d="M0 -6.8 Q0.4 -9 2 -9.6" stroke="#4d3014" fill="none" stroke-width="1.6"/>'
    '<path d="M-2.6 2 Q-2.4 4.6 -.8 6.2" stroke="#e0ab6c" fill="none"/>',
    "fly": '<path d="M-1 -1.6 Q-10 -8.6 -9.4 -1 Q-8.6 4 -1 .6Z" fill="#dbe9f2" stroke="#5d7686" fill-opacity=".95"/>'
    '<path d="M1 -1.6 Q10 -8.6 9.4 -1 Q8.6 4 1 .6Z" fill="#dbe9f2" stroke="#5d7686" fill-opacity=".95"/>'
    '<path d="M0 -2.6 Q3.2 -1 2.6 4 Q1.6 8 0 8.6 Q-1.6 8 -2.6 4 Q-3.2 -1 0 -2.6Z" fill="#3a4a52" stroke="#1d272c"/>'
    '<path d="M-2.4 2.6H2.4M-2 5.2H2" stroke="#8fa6b3" stroke-width=".9"/>'
    '<circle cx="-1.9" cy="-4" r="2" fill="#a3342b" stroke="#571510"/>'
    '<circle cx="1.9" cy="-4" r="2" fill="#a3342b" stroke="#571510"/>',
    "clover": '<path d="M0 1 Q1 6 -2.4 9.2" stroke="#2f6b34" fill="none" stroke-width="1.8"/>'
    '<g fill="#4fa055" stroke="#27602d">'
    '<path d="M0 .6 C-6 -2 -5.4 -9 -1.6 -8.2 Q-.2 -7.8 0 -6.4 Q.2 -7.8 1.6 -8.2 C5.4 -9 6 -2 0 .6Z"/>'
    '<path d="M0 .6 C-2.6 6.4 -9.6 5.2 -8.6 1.6 Q-8.2 .2 -6.8 .2 Q-8.2 -.2 -8.4 -1.6 C-8.8 -5.4 -2 -5.6 0 .6Z"/>'
    '<path d="M0 .6 C2.6 6.4 9.6 5.2 8.6 1.6 Q8.2 .2 6.8 .2 Q8.2 -.2 8.4 -1.6 C8.8 -5.4 2 -5.6 0 .6Z"/></g>',
    "berry": '<path d="M0 -3 Q.6 -7 4 -9" stroke="#3c6a2a" fill="none" stroke-width="1.4"/>'
    '<path d="M.6 -6 Q-5 -10 -8 -5.6 Q-3.6 -2.8 .6 -6Z" fill="#6aa14a" stroke="#3c6a2a"/>'
    '<g fill="#6a3d8f" stroke="#3c1d57"><circle cx="-3.8" cy="1" r="3.9"/><circle cx="4" cy=".6" r="3.9"/>'
    '<circle cx="0" cy="5.4" r="3.9"/></g>'
    '<g fill="#c9a9e4"><circle cx="-5" cy="-.4" r="1"/><circle cx="2.8" cy="-.8" r="1"/>'
    '<circle cx="-1.2" cy="4" r="1"/></g>',
}


def drawn(board: Board) -> str:
    """The whole picture."""
    curves = paths.curves(board)
    x0, y0, x1, y1 = _frame(board, curves)
    left, top = UNIT * x0 - MARGIN, UNIT * y0 - MARGIN - 34
    width = max(UNIT * (x1 - x0) + 2 * MARGIN, LEAST_WIDTH)
    left -= (width - UNIT * (x1 - x0) - 2 * MARGIN) / 2
    high = UNIT * (y1 - y0) + 2 * MARGIN + 34  # of the forest
    more, legend = _legend(board, left, top + high, width)
    height = high + more
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" '
        f'width="{_n(width)}" height="{_n(height)}" role="img" aria-labelledby="t d" '
        "font-family=\"Georgia, 'Young Serif', serif\">",
        f'<title id="t">{escape(board.name)}</title>',
        f'<desc id="d">{escape(in_words(board))}</desc>',
        _definitions(board),
        f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(width)}" height="{_n(height)}" fill="url(#moss)"/>',
        *_trees(board, curves, (left, top, left + width, top + high)),
        *_routes(curves),
        *(_space(board, space) for space in range(len(board.names))),
        f'<text x="{_n(left + width / 2)}" y="{_n(top + 42)}" text-anchor="middle" font-size="26" fill="#f6efd9">'
        f"{escape(board.name)}</text>",
        _compass(left + width - 58, top + 66),
        *legend,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def in_words(board: Board) -> str:
    """What is where, for those who don't see it."""
    names = board.names
    homes = ", ".join(f"{home} {names[space]}" for home, space in zip(HOMES, board.homes, strict=True))
    foods = "; ".join(
        f"{food} on {', '.join(names[s] for s in spaces)}" for food, spaces in zip(board.foods, board.food, strict=True)
    )
    tunnels = "; ".join(f"{colour} tunnel {n}: {names[a]} and {names[b]}" for n, (colour, a, b) in _numbered(board))
    return f"Homes: {homes}. Pond: {names[board.pond]}. Food: {foods}. {tunnels}."


def _frame(board: Board, curves: list[Curve]) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = paths.box(curves)
    return (
        min(x0, min(board.x) - RADIUS), min(y0, -max(board.y) - RADIUS),
        max(x1, max(board.x) + RADIUS), max(y1, -min(board.y) + RADIUS),
    )  # fmt: skip


def _numbered(board: Board) -> list[tuple[int, tuple[str, int, int]]]:
    return list(enumerate(board.tunnels, 1))


def colour_of(board: Board, tunnel: int) -> str:
    """A tunnel's colour: that of its name, or one of ours."""
    name = board.tunnels[tunnel][0]
    return COLOURS.get(name) or OTHERS[tunnel % len(OTHERS)]


def _n(x: float) -> str:
    """A number without needless digits."""
    return f"{floor(x * 100 + 0.5) / 100:g}" if abs(x) < 10_000 else f"{x:.0f}"


def _definitions(board: Board) -> str:
    symbols = "".join(
        f'<symbol id="food-{food}" viewBox="-11 -11 22 22" overflow="visible">'
        f'<g stroke-width=".8" stroke-linejoin="round" stroke-linecap="round">{_symbol(food)}</g></symbol>'
        for food in board.foods
    )
    return (
        "<defs>"
        '<radialGradient id="moss" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="#5f8a52"/>'
        '<stop offset=".6" stop-color="#456f43"/><stop offset="1" stop-color="#274a30"/></radialGradient>'
        '<radialGradient id="stump" cx="42%" cy="36%" r="75%"><stop offset="0" stop-color="#fffaec"/>'
        '<stop offset="1" stop-color="#ecdcb4"/></radialGradient>'
        '<radialGradient id="pond" cx="45%" cy="38%" r="75%"><stop offset="0" stop-color="#bfe6f2"/>'
        '<stop offset="1" stop-color="#4d9cc0"/></radialGradient>'
        f"{symbols}</defs>"
    )


def _symbol(food: str) -> str:
    """A food's own symbol; of a food that we don't know, a leaf with its first letters."""
    return SYMBOLS.get(food) or (
        '<path d="M-9 0 Q-6 -9 0 -9 Q9 -8 9 0 Q8 9 0 9 Q-8 9 -9 0Z" fill="#d9c58c" stroke="#7b6430"/>'
        f'<text y="3.4" text-anchor="middle" font-size="9.5" fill="#3b2f12" stroke="none">{food[:2].title()}</text>'
    )


def _routes(curves: list[Curve]) -> list[str]:
    """Each a path of sand with an edge. Later ones cross earlier ones as a bridge does."""
    lines = []
    for curve in sorted(curves, key=lambda c: -_length(c)):
        d = _path(curve)
        lines.append(
            f'<path d="{d}" fill="none" stroke="#2b4a2c" stroke-width="15" stroke-opacity=".55"/>'
            f'<path d="{d}" fill="none" stroke="#8b6b3d" stroke-width="11.5"/>'
            f'<path d="{d}" fill="none" stroke="#e6cf9b" stroke-width="8"/>'
            f'<path d="{d}" fill="none" stroke="#c9ab6d" stroke-width="1.4" stroke-dasharray="1 7"'
            ' stroke-linecap="round"/>'
        )
    return lines


def _length(curve: Curve) -> float:
    points = [paths.at(curve, i / SAMPLES) for i in range(SAMPLES + 1)]
    return sum(hypot(a[0] - b[0], a[1] - b[1]) for a, b in pairwise(points))


def _path(curve: Curve) -> str:
    points = [f"{_n(UNIT * x)} {_n(UNIT * y)}" for x, y in curve]
    return f"M{points[0]}" + "".join(f"C{' '.join(points[i : i + 3])}" for i in range(1, len(points), 3))


def _space(board: Board, space: int) -> str:
    x, y = UNIT * board.x[space], -UNIT * board.y[space]
    r = UNIT * RADIUS
    is_pond = space == board.pond
    parts = [f'<g transform="translate({_n(x)} {_n(y)})">']
    parts.append(f'<circle cx="1.5" cy="3" r="{_n(r + 1)}" fill="#182c1b" fill-opacity=".45"/>')
    rim = "#2f6f8f" if is_pond else "#7a5a30"
    parts.append(f'<circle r="{_n(r)}" fill="url(#{"pond" if is_pond else "stump"})" stroke="{rim}" stroke-width="3"/>')
    foods = [food for food, spaces in zip(board.foods, board.food, strict=True) if space in spaces]
    if is_pond:
        beside = ' transform="translate(-20 20) scale(.8)"' if foods or space in board.homes else ""
        parts.append(f"{_WAVES}<g{beside}>{_HEART}</g>")
    else:
        parts.append(f'<circle r="{_n(r - 5)}" fill="none" stroke="#d9c28d" stroke-width="1"/>')
    home = board.homes.index(space) if space in board.homes else -1
    if home >= 0:
        parts.append(_home(HOMES[home], bool(foods)))
    parts += _foods(foods)
    if board.tunnel[space] >= 0:
        parts.append(_tunnel(board, space))
    d = (r + 9) * WIDE
    parts.append(
        f'<text x="{_n(-d)}" y="{_n(-d + 4)}" text-anchor="middle" font-size="12.5" fill="#fbf4dd" '
        f'stroke="#213d26" stroke-width="3" paint-order="stroke" stroke-linejoin="round">{board.names[space]}</text>'
    )
    return "".join([*parts, "</g>"])


_HEART = (
    '<path d="M0 9 C-13 0 -8 -11 0 -5 C8 -11 13 0 0 9Z" fill="#fff" stroke="#c23b3b" stroke-width="2.4"/>'
    '<path d="M0 -2.4V4.4M-3.4 1H3.4" stroke="#c23b3b" stroke-width="2" stroke-linecap="round"/>'
)
_WAVES = (
    '<g fill="none" stroke="#f2fbff" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".85">'
    '<path d="M-19 -9 q4 -4 8 0 t8 0 t8 0"/><path d="M-9 15 q4 -4 8 0 t8 0 t8 0"/></g>'
)


def _home(home: str, is_small: bool) -> str:
    """A little house with the letter of its side; beside the food where there is any."""
    place = f'transform="translate({_n(19.5)} {_n(-19.5)}) scale(.62)"' if is_small else ""
    colour = HOME_COLOURS[home]
    return (
        f'<g {place}><path d="M-17 0 L0 -16 L17 0 L12.5 0 V14 H-12.5 V0Z" fill="{colour}" stroke="#fff8e6"'
        ' stroke-width="2" stroke-linejoin="round"/>'
        '<text y="10" text-anchor="middle" font-size="16" font-weight="bold" fill="#fffaf0">'
        f"{home[0].upper()}</text></g>"
    )


def _foods(foods: list[str]) -> list[str]:
    """In the middle, around it where there are more."""
    size, ring = {0: (0.0, 0.0), 1: (30.0, 0.0), 2: (24.0, 12.5), 3: (21.0, 13.0)}.get(len(foods), (15.0, 17.5))
    placed = []
    for n, food in enumerate(foods):
        turn = -pi / 2 + 2 * pi * n / len(foods) + (pi / 2 if len(foods) == 2 else 0.0)
        x, y = ring * cos(turn), ring * sin(turn)
        placed.append(
            f'<use href="#food-{food}" x="{_n(x - size / 2)}" y="{_n(y - size / 2)}" width="{_n(size)}" '
            f'height="{_n(size)}"/>'
        )
    return placed


def _tunnel(board: Board, space: int) -> str:
    """A burrow on the rim, with its colour and its number: both ends have the same."""
    number = next(n for n, (_, a, b) in _numbered(board) if space in (a, b))
    d = (UNIT * RADIUS + 1) * WIDE
    return _burrow(colour_of(board, number - 1), number, d, d)


def _burrow(colour: str, number: int, x: float, y: float) -> str:
    return (
        f'<g transform="translate({_n(x)} {_n(y)})">'
        f'<path d="M-12 8 V-1 A12 12 0 0 1 12 -1 V8Z" fill="{colour}" stroke="#fdf6e0" stroke-width="1.6"'
        ' stroke-linejoin="round"/>'
        '<path d="M-8 8 V0 A8 8 0 0 1 8 0 V8Z" fill="#241a10"/>'
        f'<text y="5.6" text-anchor="middle" font-size="12" font-weight="bold" fill="#fff8e2">{number}</text></g>'
    )


def _trees(board: Board, curves: list[Curve], frame: tuple[float, float, float, float]) -> list[str]:
    """Firs and bushes where nothing else is, the same on every drawing of a board."""
    taken: list[Point] = [(UNIT * x, -UNIT * y) for x, y in zip(board.x, board.y, strict=True)]
    ways = [(UNIT * x, UNIT * y) for c in curves for x, y in [paths.at(c, i / 48) for i in range(49)]]
    left, top, right, bottom = frame
    found, seed = [], 7
    for row in range(int((bottom - top) // 46)):
        for column in range(int((right - left) // 46)):
            seed = (seed * 1103515245 + 12345) % 2**31
            x = left + 30 + 46 * column + (seed >> 8) % 21 - 10
            y = top + 34 + 46 * row + (seed >> 16) % 21 - 10
            size = 0.75 + (seed >> 20) % 10 / 20
            if y < top + 66 or x > right - 20 or y > bottom - 6:
                continue
            if x > right - 112 and y < top + 128:  # the compass
                continue
            if _free((x, y), taken, 56) and _free((x, y - 8), ways, 30):
                found.append((y, _fir(x, y, size) if seed >> 5 & 3 else _bush(x, y, size)))
    return [tree for _, tree in sorted(found)]


def _free(point: Point, others: list[Point], room: float) -> bool:
    return all((point[0] - x) ** 2 + (point[1] - y) ** 2 > room * room for x, y in others)


def _fir(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({_n(x)} {_n(y)}) scale({_n(size)})"><ellipse cy="10" rx="11" ry="3.4" fill="#1b3320"'
        ' fill-opacity=".5"/><path d="M-2 10 V4 H2 V10Z" fill="#5a3f22"/>'
        '<path d="M0 -24 L8 -10 H4.6 L11 0 H6.6 L13 8 H-13 L-6.6 0 H-11 L-4.6 -10 H-8Z" fill="#2c5b38"/>'
        '<path d="M0 -24 L8 -10 H4.6 L11 0 H6.6 L13 8 H0Z" fill="#214a2d"/></g>'
    )


def _bush(x: float, y: float, size: float) -> str:
    return (
        f'<g transform="translate({_n(x)} {_n(y)}) scale({_n(size)})"><ellipse cy="7" rx="13" ry="3" fill="#1b3320"'
        ' fill-opacity=".45"/><path d="M-13 6 Q-15 -3 -7 -4 Q-5 -11 2 -9 Q9 -10 9 -4 Q15 -2 13 6Z" fill="#3d7443"/>'
        '<path d="M-6 0 Q-3 -4 1 -3 M4 2 Q7 -2 10 0" stroke="#6b9d5c" fill="none" stroke-linecap="round"/></g>'
    )


def _legend(board: Board, left: float, top: float, width: float) -> tuple[float, list[str]]:
    """Who eats what, the pond and the tunnels, in as many rows as they need; with its height."""
    text = 'font-size="14" fill="#f6efd9"'
    signs: list[tuple[str, str, str]] = []
    for food in board.foods:
        eaters = [prey for prey, eats in zip(PREY, board.diet, strict=True) if board.foods[eats] == food]
        sign = f'<circle r="15" fill="url(#stump)"/><use href="#food-{food}" x="-11" y="-11" width="22" height="22"/>'
        signs.append((sign, food, ", ".join(eaters) or "nobody"))
    sign = f'<circle r="15" fill="url(#pond)" stroke="#bfe0ec"/><g transform="scale(.75)">{_HEART}</g>'
    signs.append((sign, "pond", board.names[board.pond]))
    for number, (colour, a, b) in _numbered(board):
        sign = _burrow(colour_of(board, number - 1), number, 0, 0)
        signs.append((sign, f"{colour} tunnel", f"{board.names[a]} and {board.names[b]}"))
    wide = max(8.2 * max(len(first), len(second)) for _, first, second in signs) + 52
    across = max(1, min(len(signs), floor((width - 24) / wide)))
    rows = -(-len(signs) // across)
    across = -(-len(signs) // rows)  # rows as long as each other
    height = 46.0 * rows + 26
    lines = [
        f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(width)}" height="{_n(height)}" fill="#1d3524"'
        ' fill-opacity=".82"/>'
    ]
    step = (width - 36) / across
    for n, (sign, first, second) in enumerate(signs):
        x, y = left + 42 + step * (n % across), top + 36 + 46 * (n // across)
        lines.append(
            f'<g transform="translate({_n(x)} {_n(y)})">{sign}<text x="23" y="-1" {text}>{escape(first)}</text>'
            f'<text x="23" y="14" font-size="12" fill="#cfd9b8">{escape(second)}</text></g>'
        )
    return height, lines


def _compass(x: float, y: float) -> str:
    """North is up, for every seat."""
    letters = "".join(
        f'<text x="{dx}" y="{dy + 4.5}" text-anchor="middle" font-size="13" fill="#f6efd9">{side}</text>'
        for side, dx, dy in (("N", 0, -27), ("E", 28, 0), ("S", 0, 27), ("W", -29, 0))
    )
    return (
        f'<g transform="translate({_n(x)} {_n(y)})"><circle r="15" fill="#1d3524" fill-opacity=".6"/>'
        '<path d="M0 -19 L4.6 -4.6 L19 0 L4.6 4.6 L0 19 L-4.6 4.6 L-19 0 L-4.6 -4.6Z" fill="#e6cf9b"/>'
        f'<path d="M0 -19 L4.6 -4.6 L0 0 L-4.6 -4.6Z" fill="#c23b3b"/>{letters}</g>'
    )

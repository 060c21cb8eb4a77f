"""A board as a drawing in lines and plain colours, one layer at a time laid over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from combat.engine.runs.markup import Element, figure, put
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import BARE_GROUND, Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import language, text
from combat.engine.words.patterns import number
from combat.games.volume1.words import names

WIDE, HIGH = 40.0, 34.64
"""A hex, corner to corner and side to side, in units of the drawing."""
MARGIN = 6.0
SMALLEST = 0.4
"""The least share of a board's width that a drawing of a part of it shows."""
LEAST, MOST = 0.18, 0.85
"""How dense the colour of a hex is with the least and with the most that happened in any."""


def put_drawing(
    parent: Element, board: Board, layers: Sequence[str], caption: Callable[[str], str], around: Iterable[Hex] = ()
) -> Element:
    """The ground, and above it a button for each layer, the first of them pressed: a browser needs no script for it.

    Of a large board the part is seen that some hexes lie `around` in, where there are any.
    """
    box = put(parent, "div", class_="board")
    for place, layer in enumerate(layers):
        chosen = {"checked": "checked"} if not place else {}
        put(box, "input", type="radio", name="layer", id=f"show-{layer}", **chosen)
        put(box, "label", caption(layer), for_=f"show-{layer}")
    seen = " ".join(figure(side, 1) for side in _part(board, around))
    drawing = put(box, "svg", viewBox=seen, role="img", aria_label=text("report-board", board=names.board(board.id)))
    _put_ground(drawing, board)
    return drawing


def _part(board: Board, around: Iterable[Hex]) -> outline.Part:
    """The part of the drawing that is seen."""
    columns, rows = outline.sheet_size(board.columns, board.rows)
    wide, high = MARGIN / WIDE, MARGIN / HIGH
    sheet = -wide, -high, columns + 2 * wide, rows + 2 * high
    x, y, broad, tall = outline.part_around(sheet, [outline.centre(hex_) for hex_ in around], SMALLEST)
    return MARGIN + x * WIDE, MARGIN + y * HIGH, broad * WIDE, tall * HIGH


def put_layer(drawing: Element, layer: str) -> Element:
    """What is seen while the layer's button is pressed."""
    return put(drawing, "g", class_=f"layer {layer}")


def _put_ground(drawing: Element, board: Board) -> None:
    for hex_ in board.hexes():
        ground, level = board.terrain(hex_), board.level(hex_)
        about = board.name(hex_) if ground == BARE_GROUND else f"{board.name(hex_)} {names.terrain(ground)}"
        drawn = put(drawing, "path", d=outlined(hex_), class_=f"ground {ground} level-{level}")
        put(drawn, "title", about)
    for hex_ in board.hexes():
        x, y = centre(hex_)
        put(drawing, "text", board.number(hex_), x=figure(x, 1), y=figure(y - 11, 1), class_="number")


def put_heat(layer: Element, counted: Mapping[Hex, float], decimals: int = 0, kind: str = "") -> None:
    """How much there was in each hex, or how little below nothing: the more, the denser."""
    amounts = [abs(count) for count in counted.values()]
    least, most = min(amounts, default=0), max(amounts, default=0)
    for hex_, count in counted.items():
        share = LEAST + (MOST - LEAST) * (abs(count) - least) / ((most - least) or 1)
        put(layer, "path", d=outlined(hex_), class_=f"heat {kind}".rstrip(), fill_opacity=figure(share, 2))
        x, y = centre(hex_)
        shown = number(count, language(), most=decimals)
        put(layer, "text", shown, x=figure(x, 1), y=figure(y + 5, 1), class_="count")


def centre(hex_: Hex) -> tuple[float, float]:
    """The middle of a hex."""
    x, y = outline.centre(hex_)
    return MARGIN + x * WIDE, MARGIN + y * HIGH


def outlined(hex_: Hex) -> str:
    """The path along its edges."""
    return path([(MARGIN + x * WIDE, MARGIN + y * HIGH) for x, y in outline.corners(hex_)]) + "Z"


def path(points: Sequence[tuple[float, float]]) -> str:
    """A path from point to point."""
    return "M" + "L".join(f"{figure(x, 1)} {figure(y, 1)}" for x, y in points)

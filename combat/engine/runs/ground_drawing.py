"""A board as a drawing of a page in lines and plain colours, one layer at a time laid over it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.runs.markup import Element, figure, put
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import BARE_GROUND, Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import language
from combat.engine.words.patterns import number

WIDE, HIGH = 40.0, 34.64
"""A hex, corner to corner and side to side, in units of the drawing."""
MARGIN = 6.0
SMALLEST = 0.4
"""The least share of a board's width that a drawing of a part of it shows."""
LEAST, MOST = 0.18, 0.85
"""How dense the colour of a hex is with the least and with the most that happened in any."""


THIN, THICK = 1.2, 5.0
"""A line of one, and of the most."""
Sign = Literal["square", "diamond", "cross"]


class Stroke(Record):
    """How often something went from one hex to another; `side` is the class of its line, `about` what it says."""

    start: Hex
    end: Hex
    count: int
    side: str
    about: str


def put_drawing(
    parent: Element,
    board: Board,
    about: str,
    called: Callable[[str], str],
    layers: Mapping[str, str],
    around: Iterable[Hex] = (),
    more: Callable[[Element], None] | None = None,
    outlined: Collection[str] = (),
) -> Element:
    """The ground, and above it a button for each layer, the first of them pressed: a browser needs no script for it.

    `called` names a kind of ground, `layers` have their captions, and `more` is drawn on the ground below the numbers:
    the hexes of ground that it draws by its outlines are left `under` it.
    Of a large board the part is seen that some hexes lie `around` in, where there are any.
    """
    box = put(parent, "div", class_="board")
    for place, (layer, caption) in enumerate(layers.items()):
        chosen = {"checked": "checked"} if not place else {}
        put(box, "input", type="radio", name="layer", id=f"show-{layer}", **chosen)
        put(box, "label", caption, for_=f"show-{layer}")
    seen = " ".join(figure(side, 1) for side in _part(board, around))
    drawing = put(box, "svg", viewBox=seen, role="img", aria_label=about)
    for hex_ in board.hexes():
        _put_hex(drawing, board, hex_, called, "under" if board.terrain(hex_) in outlined else "")
    if more is not None:
        more(drawing)
    for hex_ in board.hexes():
        x, y = centre(hex_)
        put(drawing, "text", board.number(hex_), x=figure(x, 1), y=figure(y - 11, 1), class_="number")
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


def _put_hex(drawing: Element, board: Board, hex_: Hex, called: Callable[[str], str], under: str) -> None:
    ground, level = board.terrain(hex_), board.level(hex_)
    about = board.name(hex_) if ground == BARE_GROUND else f"{board.name(hex_)} {called(ground)}"
    drawn = put(drawing, "path", d=edge_of(hex_), class_=f"ground {ground} level-{level} {under}".rstrip())
    put(drawn, "title", about)


def put_heat(layer: Element, counted: Mapping[Hex, float], decimals: int = 0, kind: str = "") -> None:
    """How much there was in each hex, or how little below nothing: the more, the denser."""
    amounts = [abs(count) for count in counted.values()]
    least, most = min(amounts, default=0), max(amounts, default=0)
    for hex_, count in counted.items():
        share = LEAST + (MOST - LEAST) * (abs(count) - least) / ((most - least) or 1)
        put(layer, "path", d=edge_of(hex_), class_=f"heat {kind}".rstrip(), fill_opacity=figure(share, 2))
        x, y = centre(hex_)
        shown = number(count, language(), most=decimals)
        put(layer, "text", shown, x=figure(x, 1), y=figure(y + 5, 1), class_="count")


def put_strokes(layer: Element, strokes: Sequence[Stroke]) -> None:
    """A line from hex to hex, the thicker the more there were, with a dot where it begins."""
    most = max((stroke.count for stroke in strokes), default=1)
    for stroke in strokes:
        (x1, y1), (x2, y2) = centre(stroke.start), centre(stroke.end)
        width = THIN + (THICK - THIN) * (stroke.count - 1) / max(1, most - 1)
        ends = {"x1": figure(x1, 1), "y1": figure(y1, 1), "x2": figure(x2, 1), "y2": figure(y2, 1)}
        line = put(layer, "line", class_=f"shot {stroke.side}", stroke_width=figure(width, 1), **ends)
        put(line, "title", stroke.about)
        put(layer, "circle", class_=f"muzzle {stroke.side}", cx=figure(x1, 1), cy=figure(y1, 1), r=3)


def put_pieces(layer: Element, pieces: Iterable[tuple[Hex, Sign, str, str]]) -> None:
    """A sign for each piece in its hex, beside those that lie there: which, of whose class, and what it says."""
    lying: dict[Hex, int] = {}
    for hex_, sign, side, about in pieces:
        x, y = centre(hex_)
        lying[hex_] = count = lying.get(hex_, 0) + 1
        x, y = x + 7 * ((count - 1) % 3 - 1) * (count > 1), y + 6 * ((count - 1) // 3)
        put(put(layer, "path", d=_outline_of(sign, x, y), class_=f"man {side}"), "title", about)


def _outline_of(sign: Sign, x: float, y: float) -> str:
    if sign == "cross":
        return path([(x - 5, y - 5), (x + 5, y + 5)]) + path([(x - 5, y + 5), (x + 5, y - 5)])
    if sign == "square":
        return path([(x - 5, y - 5), (x + 5, y - 5), (x + 5, y + 5), (x - 5, y + 5)]) + "Z"
    return path([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]) + "Z"


def centre(hex_: Hex) -> tuple[float, float]:
    """The middle of a hex."""
    return spot(outline.centre(hex_))


def spot(point: outline.Point) -> tuple[float, float]:
    """A point of the sheet, given in hexes."""
    return MARGIN + point[0] * WIDE, MARGIN + point[1] * HIGH


def edge_of(hex_: Hex) -> str:
    """The path along its edges."""
    return path([spot(point) for point in outline.corners(hex_)]) + "Z"


def path(points: Sequence[tuple[float, float]]) -> str:
    """A path from point to point."""
    return "M" + "L".join(f"{figure(x, 1)} {figure(y, 1)}" for x, y in points)

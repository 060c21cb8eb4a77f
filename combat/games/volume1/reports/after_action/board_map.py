"""The board as a drawing in lines and plain colours, and on it where men went, fired, were hit and ended."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import BARE_GROUND
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import AfterAction
from combat.games.volume1.reports.after_action.markup import Element, figure, put
from combat.games.volume1.words import names

WIDE, HIGH = 40.0, 34.64
"""A hex, corner to corner and side to side, in units of the drawing."""
MARGIN = 6.0
LAYERS = ("end", "steps-friendly", "steps-enemy", "fire", "hits")
"""What can be laid on the board, one at a time; the first is seen when the page opens."""
LEAST, MOST = 0.18, 0.85
"""How dense the colour of a hex is with the least and with the most that happened in any."""
THIN, THICK = 1.2, 5.0
"""A line of fire of one shot, and of the most."""


def put_board(parent: Element, report: AfterAction) -> None:
    """The drawing, and one button for each layer; a browser needs no script to change them."""
    box = put(parent, "div", class_="board")
    for place, layer in enumerate(LAYERS):
        chosen = {"checked": "checked"} if not place else {}
        put(box, "input", type="radio", name="layer", id=f"show-{layer}", **chosen)
        put(box, "label", text(f"report-layer-{layer}"), for_=f"show-{layer}")
    board = report.state.book.board
    columns, rows = outline.sheet_size(board.columns, board.rows)
    size = (columns * WIDE + 2 * MARGIN, rows * HIGH + 2 * MARGIN)
    drawing = put(
        box, "svg", viewBox=f"0 0 {figure(size[0], 1)} {figure(size[1], 1)}", role="img",
        aria_label=text("report-board", board=names.board(board.id)),
    )  # fmt: skip
    _put_ground(drawing, report)
    tally = report.tally
    for layer, side in (("steps-friendly", "friendly"), ("steps-enemy", "enemy")):
        _put_heat(_layer(drawing, layer), tally.steps["friendly" if side == "friendly" else "enemy"])
    _put_fire(_layer(drawing, "fire"), report)
    _put_heat(_layer(drawing, "hits"), tally.hits)
    _put_men(_layer(drawing, "end"), report)


def _layer(drawing: Element, layer: str) -> Element:
    return put(drawing, "g", class_=f"layer {layer}")


def _put_ground(drawing: Element, report: AfterAction) -> None:
    board = report.state.book.board
    for hex_ in board.hexes():
        ground, level = board.terrain(hex_), board.level(hex_)
        about = board.name(hex_) if ground == BARE_GROUND else f"{board.name(hex_)} {names.terrain(ground)}"
        drawn = put(drawing, "path", d=_outline(hex_), class_=f"ground {ground} level-{level}")
        put(drawn, "title", about)
    for hex_ in board.hexes():
        x, y = _centre(hex_)
        put(drawing, "text", board.number(hex_), x=figure(x, 1), y=figure(y - 11, 1), class_="number")


def _put_heat(layer: Element, counted: Mapping[Hex, int]) -> None:
    most = max(counted.values(), default=1)
    for hex_, count in counted.items():
        share = LEAST + (MOST - LEAST) * (count - 1) / max(1, most - 1)
        put(layer, "path", d=_outline(hex_), class_="heat", fill_opacity=figure(share, 2))
        x, y = _centre(hex_)
        put(layer, "text", count, x=figure(x, 1), y=figure(y + 5, 1), class_="count")


def _put_fire(layer: Element, report: AfterAction) -> None:
    most = max(report.tally.fire.values(), default=1)
    for fire, count in report.tally.fire.items():
        (x1, y1), (x2, y2) = _centre(fire.start), _centre(fire.end)
        width = THIN + (THICK - THIN) * (count - 1) / max(1, most - 1)
        ends = {"x1": figure(x1, 1), "y1": figure(y1, 1), "x2": figure(x2, 1), "y2": figure(y2, 1)}
        line = put(layer, "line", class_=f"shot {fire.side}", stroke_width=figure(width, 1), **ends)
        put(line, "title", text("report-fire-line", side=names.side(fire.side), shots=count))
        put(layer, "circle", class_=f"muzzle {fire.side}", cx=figure(x1, 1), cy=figure(y1, 1), r=3)


def _put_men(layer: Element, report: AfterAction) -> None:
    """Where everybody is whom the player knows of: a sign for each side, a cross where a man fell."""
    lying: dict[Hex, int] = {}
    for man in report.state.men.values():
        place = man.hex if man.on_board else man.fell_at
        if place is None:
            continue
        x, y = _centre(place)
        lying[place] = lying.get(place, 0) + 1
        x, y = x + 7 * ((lying[place] - 1) % 3 - 1) * (lying[place] > 1), y + 6 * ((lying[place] - 1) // 3)
        sign = put(layer, "path", d=_sign(man.side, man.on_board, x, y), class_=f"man {man.side}")
        put(sign, "title", names.full_name(report.state, man.id))


def _sign(side: str, stands: bool, x: float, y: float) -> str:
    """A square for the player's men, a diamond for the enemy's, a cross for the fallen of either."""
    if not stands:
        return _path([(x - 5, y - 5), (x + 5, y + 5)]) + _path([(x - 5, y + 5), (x + 5, y - 5)])
    if side == "friendly":
        return _path([(x - 5, y - 5), (x + 5, y - 5), (x + 5, y + 5), (x - 5, y + 5)]) + "Z"
    return _path([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]) + "Z"


def _centre(hex_: Hex) -> tuple[float, float]:
    x, y = outline.centre(hex_)
    return MARGIN + x * WIDE, MARGIN + y * HIGH


def _outline(hex_: Hex) -> str:
    return _path([(MARGIN + x * WIDE, MARGIN + y * HIGH) for x, y in outline.corners(hex_)]) + "Z"


def _path(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{figure(x, 1)} {figure(y, 1)}" for x, y in points)

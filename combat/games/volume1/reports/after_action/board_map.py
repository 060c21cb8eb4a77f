"""The board as a drawing in lines and plain colours, and on it where men went, fired, were hit and ended."""

from __future__ import annotations

from combat.engine.runs.markup import Element, figure, put
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import AfterAction
from combat.games.volume1.reports.after_action.ground_drawing import centre, path, put_drawing, put_heat, put_layer
from combat.games.volume1.rules.state import Man
from combat.games.volume1.words import names

LAYERS = ("end", "steps-friendly", "steps-enemy", "fire", "hits")
"""What can be laid on the board, one at a time; the first is seen when the page opens."""
THIN, THICK = 1.2, 5.0
"""A line of fire of one shot, and of the most."""


def put_board(parent: Element, report: AfterAction) -> None:
    """The drawing, and one button for each layer."""
    tally, men = report.tally, report.state.men.values()
    lie = {place for man in men if (place := _lies(man)) is not None}
    board, around = report.state.book.board, tally.places | lie
    drawing = put_drawing(parent, board, LAYERS, lambda layer: text(f"report-layer-{layer}"), around)
    for layer, side in (("steps-friendly", "friendly"), ("steps-enemy", "enemy")):
        put_heat(put_layer(drawing, layer), tally.steps["friendly" if side == "friendly" else "enemy"])
    _put_fire(put_layer(drawing, "fire"), report)
    put_heat(put_layer(drawing, "hits"), tally.hits)
    _put_men(put_layer(drawing, "end"), report)


def _put_fire(layer: Element, report: AfterAction) -> None:
    most = max(report.tally.fire.values(), default=1)
    for fire, count in report.tally.fire.items():
        (x1, y1), (x2, y2) = centre(fire.start), centre(fire.end)
        width = THIN + (THICK - THIN) * (count - 1) / max(1, most - 1)
        ends = {"x1": figure(x1, 1), "y1": figure(y1, 1), "x2": figure(x2, 1), "y2": figure(y2, 1)}
        line = put(layer, "line", class_=f"shot {fire.side}", stroke_width=figure(width, 1), **ends)
        put(line, "title", text("report-fire-line", side=names.side(fire.side), shots=count))
        put(layer, "circle", class_=f"muzzle {fire.side}", cx=figure(x1, 1), cy=figure(y1, 1), r=3)


def _put_men(layer: Element, report: AfterAction) -> None:
    """Where everybody is whom the player knows of: a sign for each side, a cross where a man fell."""
    lying: dict[Hex, int] = {}
    for man in report.state.men.values():
        place = _lies(man)
        if place is None:
            continue
        x, y = centre(place)
        lying[place] = lying.get(place, 0) + 1
        x, y = x + 7 * ((lying[place] - 1) % 3 - 1) * (lying[place] > 1), y + 6 * ((lying[place] - 1) // 3)
        sign = put(layer, "path", d=_sign(man.side, man.on_board, x, y), class_=f"man {man.side}")
        put(sign, "title", names.full_name(report.state, man.id))


def _lies(man: Man) -> Hex | None:
    """Where a man is drawn, who stands or fell there."""
    return man.hex if man.on_board else man.fell_at


def _sign(side: str, stands: bool, x: float, y: float) -> str:
    """A square for the player's men, a diamond for the enemy's, a cross for the fallen of either."""
    if not stands:
        return path([(x - 5, y - 5), (x + 5, y + 5)]) + path([(x - 5, y + 5), (x + 5, y - 5)])
    if side == "friendly":
        return path([(x - 5, y - 5), (x + 5, y - 5), (x + 5, y + 5), (x - 5, y + 5)]) + "Z"
    return path([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]) + "Z"

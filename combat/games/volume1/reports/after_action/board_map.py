"""Board as a vector drawing, with layers for moves, shots, hits and last positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from combat.engine.content.hexes.board_figure import BoardFigure
from combat.engine.runs.ground_drawing import Sign, Stroke, put_drawing, put_heat, put_layer, put_pieces, put_strokes
from combat.engine.runs.markup import Element
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import AfterAction
from combat.games.volume1.rules.state import Man
from combat.games.volume1.words import names

LAYERS = ("end", "steps-friendly", "steps-enemy", "fire", "hits")
"""The layers of the drawing, shown one at a time; the first is shown initially."""


def put_board(parent: Element, report: AfterAction) -> None:
    """Add the drawing of the board, with a button for each layer."""
    tally, men = report.tally, report.state.men.values()
    lie = {place for man in men if (place := _lies(man)) is not None}
    layers = {layer: text(f"report-layer-{layer}") for layer in LAYERS}
    ground = BoardFigure(report.state.book.board)
    drawing = put_ground(parent, ground, layers, tally.places | lie)
    for layer, side in (("steps-friendly", "friendly"), ("steps-enemy", "enemy")):
        put_heat(put_layer(drawing, layer), ground, tally.steps["friendly" if side == "friendly" else "enemy"])
    put_strokes(put_layer(drawing, "fire"), ground, [*_fire(report)])
    put_heat(put_layer(drawing, "hits"), ground, tally.hits)
    put_pieces(put_layer(drawing, "end"), ground, _men(report))


def put_ground(parent: Element, ground: BoardFigure, layers: Mapping[str, str], around: Iterable[Hex] = ()) -> Element:
    """Add the drawing of a board, with a button for each layer by its caption; return the drawing.

    Only the part of the board around the hexes `around` is drawn; all of it if there are none.
    """
    about = text("report-board", board=names.board(ground.board.id))
    return put_drawing(parent, ground, about, names.terrain, layers, around)


def _fire(report: AfterAction) -> Iterator[Stroke[Hex]]:
    for fire, count in report.tally.fire.items():
        about = text("report-fire-line", side=names.side(fire.side), shots=count)
        yield Stroke(fire.start, fire.end, count, fire.side, about)


def _men(report: AfterAction) -> Iterator[tuple[Hex, Sign, str, str]]:
    """Yield the sign of each man known to the player: one sign for each side, a cross where a man fell."""
    for man in report.state.men.values():
        place = _lies(man)
        if place is not None:
            sign: Sign = "cross" if not man.on_board else "square" if man.side == "friendly" else "diamond"
            yield place, sign, man.side, names.full_name(report.state, man.id)


def _lies(man: Man) -> Hex | None:
    """Return the hex in which a man is or fell."""
    return man.hex if man.on_board else man.fell_at

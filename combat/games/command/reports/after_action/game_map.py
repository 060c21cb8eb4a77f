"""Map of the HTML report: outlines of the map, and layers for moves, attacks, breaks and final positions."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.hexes.board_figure import BoardFigure
from combat.engine.runs.ground_drawing import (
    Sign,
    Stroke,
    path,
    put_drawing,
    put_heat,
    put_layer,
    put_pieces,
    put_strokes,
)
from combat.engine.runs.markup import Element, figure, put
from combat.engine.space.hexes.hex import Hex, direction_between
from combat.engine.space.hexes.lattice import HEIGHT, WIDTH, brink
from combat.engine.words import text, translated
from combat.games.command.reports.after_action.game_report import GameReport
from combat.games.command.rules.ground.ground_map import GroundMap, Point
from combat.games.command.rules.two_sides import AXIS, SIDES
from combat.games.command.words import command_names as names


def put_map(parent: Element, report: GameReport) -> None:
    """Add the map to the report, with a button for each layer."""
    tally, map_ = report.tally, report.state.book.map
    layers = {"end": text("report-layer-end", over="yes" if report.over else "no")}
    layers |= {f"moves-{side}": text("report-layer-moves", side=names.side(side)) for side in SIDES}
    layers |= {"fire": text("report-layer-attacks"), "harm": text("report-layer-harm")}
    ground, around = BoardFigure(map_.board), tally.places | {unit.hex for unit in report.state.on_map()}
    about = text("report-map-of", map=translated(map_.title))
    drawing = put_drawing(
        parent, ground, about, lambda kind: text(f"ground-{kind}"), layers, around,
        lambda drawing: _put_outlines(drawing, ground, map_), {outline.terrain for outline in map_.outlines},
    )  # fmt: skip
    for side in SIDES:
        put_heat(put_layer(drawing, f"moves-{side}"), ground, tally.steps[side])
    put_strokes(put_layer(drawing, "fire"), ground, [*_attacks(report)])
    put_heat(put_layer(drawing, "harm"), ground, tally.harm)
    layer = put_layer(drawing, "end")
    _put_objectives(layer, ground, report)
    put_pieces(layer, ground, _units(report))


def _put_outlines(drawing: Element, ground: BoardFigure, map_: GroundMap) -> None:
    """Add the outlines, ways, crest lines and hexside features."""
    for outline in map_.outlines:
        put(drawing, "path", d=_line(ground, outline.points) + "Z", class_=f"ground {outline.terrain} outline")
    for way in map_.ways:
        put(drawing, "path", d=_line(ground, way.points), class_=f"way {way.kind}")
    for crest in map_.crests:
        put(drawing, "path", d=_line(ground, crest.points), class_="crest")
    for piece in map_.sides:
        one, other = piece.side
        line = _line(ground, brink(one, direction_between(one, other) or 0))
        put(drawing, "path", d=line, class_=f"side {piece.kind}")


def _line(ground: BoardFigure, points: tuple[Point, ...]) -> str:
    return path([ground.spot((x / WIDTH, y / HEIGHT)) for x, y in points])


def _attacks(report: GameReport) -> Iterator[Stroke[Hex]]:
    for volley, count in report.tally.fire.items():
        about = text("report-attacks-line", side=names.side(volley.side), count=count)
        yield Stroke(volley.start, volley.end, count, volley.side, about)


def _put_objectives(layer: Element, ground: BoardFigure, report: GameReport) -> None:
    """Add a ring in each hex of an objective, in the colour of its holder."""
    for objective in report.state.book.map.objectives:
        holder = report.state.control.get(objective.number, "")
        for hex_ in objective.hexes:
            x, y = ground.centre(hex_)
            ring = put(layer, "circle", class_=f"objective {holder}".rstrip(), cx=figure(x, 1), cy=figure(y, 1), r=13)
            held = "yes" if holder else "no"
            about = text("report-objective", number=objective.number, held=held, side=names.side(holder))
            put(ring, "title", about)


def _units(report: GameReport) -> Iterator[tuple[Hex, Sign, str, str]]:
    """Yield the units on the map at the end: squares for the Axis, diamonds for the Allies, pale if broken."""
    for unit in report.state.on_map():
        sign: Sign = "square" if unit.side == AXIS else "diamond"
        yield unit.hex, sign, f"{unit.side} broken" if unit.broken else unit.side, names.unit(report.state, unit.id)

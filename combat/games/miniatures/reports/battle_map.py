"""Map of the HTML report: the table, and layers for moves, shots, losses and final places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from combat.engine.content.plane.table_figure import TableFigure
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.runs.ground_drawing import Sign, Stroke, put_drawing, put_layer, put_pieces, put_strokes
from combat.engine.runs.markup import Element, figure, put
from combat.engine.runs.table_drawing import Track, put_scenery, put_tracks
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.table_map import TableMap
from combat.engine.words import text
from combat.games.miniatures.reports.battle_report import BattleReport
from combat.games.miniatures.two_seats import SEATS

S = TypeVar("S", bound=Copyable)


class DrawnGoal(Record):
    """An objective, its name, and the seat that holds it."""

    at: Point
    name: str
    held: Seat


class MapContent(Record, gc=True):
    """The content of a map, and its names."""

    table: TableMap
    name: str
    """The name of the table."""
    ground: Callable[[str], str]
    """Returns the name of a kind of scenery."""
    piece: Callable[[str], str]
    """Returns the name of a piece."""
    seat: Callable[[Seat], str]
    goals: Iterable[DrawnGoal]
    pieces: Iterable[tuple[Point, Sign, str, str]]
    """Pieces on the table at the end: place, sign, CSS class, name."""


def put_map(parent: Element, report: BattleReport[S], content: MapContent) -> None:
    """Add the map to the report, with a button for each layer."""
    tally, table, seat_name = report.tally, content.table, content.seat
    layers = {"end": text("report-layer-end", over="yes" if report.over else "no")}
    layers |= {f"moves-{seat}": text("report-layer-moves", side=seat_name(seat)) for seat in SEATS}
    layers |= {"fire": text("report-layer-fire"), "harm": text("report-layer-harm")}
    ground, about = TableFigure(table), text("report-map-of", map=content.name)
    drawing = put_drawing(
        parent, ground, about, content.ground, layers, (), lambda drawing: put_scenery(drawing, ground, content.ground)
    )
    for seat in SEATS:
        tracks = [Track(way.points, seat, content.piece(way.piece)) for way in tally.walked if way.seat == seat]
        put_tracks(put_layer(drawing, f"moves-{seat}"), ground, tracks)
    put_strokes(put_layer(drawing, "fire"), ground, [*_shots(report, content)])
    put_pieces(put_layer(drawing, "harm"), ground, _losses(report, content))
    layer = put_layer(drawing, "end")
    _put_goals(layer, ground, content)
    put_pieces(layer, ground, content.pieces)


def _shots(report: BattleReport[S], content: MapContent) -> Iterator[Stroke[Point]]:
    for line, count in report.tally.fire.items():
        about = text("report-shots-line", side=content.seat(line.seat), count=count)
        yield Stroke(line.start, line.end, count, line.seat, about)


def _losses(report: BattleReport[S], content: MapContent) -> Iterator[tuple[Point, Sign, str, str]]:
    for loss in report.tally.losses:
        yield loss.at, "cross", loss.seat, content.piece(loss.piece)


def _put_goals(layer: Element, ground: TableFigure, content: MapContent) -> None:
    """Add a ring around each goal, in the colour of its holder."""
    for goal in content.goals:
        x, y = ground.centre(goal.at)
        ring = put(layer, "circle", class_=f"objective {goal.held}".rstrip(), cx=figure(x, 1), cy=figure(y, 1), r=11)
        put(ring, "title", text("tip-goal", goal=goal.name, holder=content.seat(goal.held) or "–"))

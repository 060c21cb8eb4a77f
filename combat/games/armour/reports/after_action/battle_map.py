"""Map of the HTML report: the table, and layers for ways, shots, losses and final places."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.plane.table_figure import TableFigure
from combat.engine.runs.ground_drawing import Sign, Stroke, put_drawing, put_layer, put_pieces, put_strokes
from combat.engine.runs.markup import Element, figure, put
from combat.engine.runs.table_drawing import Track, put_scenery, put_tracks
from combat.engine.space.plane.point import Point
from combat.engine.words import capital, text
from combat.games.armour.reports.after_action.battle_report import BattleReport
from combat.games.armour.rules.play.goals import holder
from combat.games.armour.rules.two_seats import ATTACKER, SEATS
from combat.games.armour.words import armour_names as names


def put_map(parent: Element, report: BattleReport) -> None:
    """Add the map and a button for each layer."""
    tally, table = report.tally, report.state.book.table
    layers = {"end": text("report-layer-end", over="yes" if report.over else "no")}
    layers |= {f"moves-{seat}": text("report-layer-moves", side=names.seat(seat)) for seat in SEATS}
    layers |= {"fire": text("report-layer-fire"), "harm": text("report-layer-harm")}
    ground, about = TableFigure(table), text("report-map-of", map=names.table_name(table.id))

    def called(kind: str) -> str:
        return names.ground(kind, report.state)

    drawing = put_drawing(
        parent, ground, about, called, layers, (), lambda drawing: put_scenery(drawing, ground, called)
    )
    for seat in SEATS:
        tracks = [Track(way.points, seat, capital(names.team(report.state, way.team))) for way in tally.walked
                  if way.seat == seat]  # fmt: skip
        put_tracks(put_layer(drawing, f"moves-{seat}"), ground, tracks)
    put_strokes(put_layer(drawing, "fire"), ground, [*_shots(report)])
    put_pieces(put_layer(drawing, "harm"), ground, _losses(report))
    layer = put_layer(drawing, "end")
    _put_goals(layer, ground, report)
    put_pieces(layer, ground, _teams(report))


def _shots(report: BattleReport) -> Iterator[Stroke[Point]]:
    for line, count in report.tally.fire.items():
        about = text("report-shots-line", side=names.seat(line.seat), count=count)
        yield Stroke(line.start, line.end, count, line.seat, about)


def _losses(report: BattleReport) -> Iterator[tuple[Point, Sign, str, str]]:
    for loss in report.tally.losses:
        yield loss.at, "cross", loss.seat, capital(names.team(report.state, loss.team))


def _put_goals(layer: Element, ground: TableFigure, report: BattleReport) -> None:
    """Add a ring around each goal, in the colour of its holder."""
    sides = [(seat, goal) for seat in SEATS for goal in report.state.book.mission.side(seat).goals]
    for goal in dict.fromkeys(goal for _, goal in sides):
        held = holder(report.state, goal)
        x, y = ground.centre(goal.at)
        ring = put(layer, "circle", class_=f"objective {held}".rstrip(), cx=figure(x, 1), cy=figure(y, 1), r=11)
        put(ring, "title", text("tip-goal", goal=names.goal(goal), holder=names.seat(held) or "–"))


def _teams(report: BattleReport) -> Iterator[tuple[Point, Sign, str, str]]:
    """Yield the teams on the table at the end: squares for the attacker, diamonds for the defender, pale if bailed."""
    for team in report.state.teams.values():
        if team.on_table and team.pose is not None:
            seat = report.state.seat_of(team.id)
            sign: Sign = "square" if seat == ATTACKER else "diamond"
            style = f"{seat} broken" if team.bailed else seat
            yield team.pose.point, sign, style, capital(names.team(report.state, team.id))

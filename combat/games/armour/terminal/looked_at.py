"""Views of the text interface: both forces, a team, a place of the table, distances, turn and goals.

The given state is the player's view, without hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, distance
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.table_map import Scenery
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.words import capital, has, text
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line, shown
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.hidden.off_table import units_off_table
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.play.goals import holder, points_destroyed
from combat.games.armour.rules.state import ALIVE, State, Team, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS, other_seat
from combat.games.armour.terminal.labels import Labels, seats_from
from combat.games.armour.terminal.typed_parts import is_place, typed_pose
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.team_states import state_lines
from combat.games.miniatures.words import wording

RATINGS = {"motivation": "rating-motivation", "skill": "rating-skill", "hit_on": "rating-hit-on"}
"""Ratings of a team that are printed, each with its message."""


def attacker(state: State, about: str) -> Sequence[str]:
    """Return the attacker's units and teams, one line each; `about` is ignored."""
    return _force(state, ATTACKER)


def defender(state: State, about: str) -> Sequence[str]:
    """Return the defender's units and teams, one line each; `about` is ignored."""
    return _force(state, DEFENDER)


def _force(state: State, seat: Seat) -> list[str]:
    lines, labels = list[str](), Labels(state)
    for unit in state.units.values():
        if unit.seat == seat:
            lines.append(unit_line(labels, unit))
            lines += [team_line(labels, team) for team in state.all_of(unit.id)]
    return lines or [text("text-nobody")]


def unit_line(labels: Labels, unit: Unit) -> str:
    """Return a unit as one line: label, name, number of teams left, and whether it is pinned."""
    state = labels.state
    teams = list(state.all_of(unit.id))
    left = sum(1 for team in teams if team.where in ALIVE)
    line = text("text-unit", label=labels.of(unit.id, unit.seat), unit=names.unit(state, unit.id), left=left)
    return text("text-pinned", unit=line) if unit.pinned else line


def team_line(labels: Labels, team: Team, seat: Seat | None = None) -> str:
    """Return a team as one line: label, name, place, states.

    The name of its seat comes first unless that is `seat`; by default it is left out.
    """
    state = labels.state
    name = labels.named(team.id, state.seat_of(team.id) if seat is None else seat)
    place = str(team.pose) if team.pose is not None else text(f"text-where-{team.where}")
    states = ", ".join([place, *(line.text for line in state_lines(state, team.id))])
    return text("text-team", team=name, state=states)


# -- one team ----------------------------------------------------------------------------------------------------------


def team(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return lines with all values on a team's card, and its states; raise NotUnderstood for an unknown label."""
    labels = Labels(state)
    found = state.teams[labels.team(about, seats_from(seat))]
    card, ratings = state.card(found), ratings_of(state, found)
    values = [f"{text(message)} {getattr(ratings, name)}+" for name, message in RATINGS.items()]
    lines = [team_line(labels, found, seat), names.unit(state, found.unit), ", ".join(values), _armour(state, found)]
    if card.speeds is not None:
        speeds = {"tactical": card.speeds.tactical, "terrain": card.speeds.terrain,
                  "country": card.speeds.cross_country, "road": card.speeds.road}  # fmt: skip
        lines.append(", ".join(f"{text(f'speed-{name}')} {wording.length(far)}" for name, far in speeds.items()))
    for weapon in card.weapons:
        lines.append(text("text-weapon", weapon=names.weapon(state, weapon),
                          values=names.weapon_values(state.book.weapons[weapon])))  # fmt: skip
    return [*lines, *(_shown(line) for line in state_lines(state, found.id))]


def _shown(line: Line) -> str:
    return capital(shown(line))


def _armour(state: State, found: Team) -> str:
    """Return the armour or the save of a team, and its Cross value."""
    card = state.card(found)
    parts = [f"{text('dossier-save')} {card.save}+"]
    if card.armour is not None:
        values = {"front": card.armour.front, "side": card.armour.side, "top": card.armour.top}
        parts = [f"{text('dossier-armour')}: " + ", ".join(f"{text(f'dossier-{n}')} {v}" for n, v in values.items())]
    return capital(", ".join([*parts, *([f"{text('dossier-cross')} {card.cross}+"] if card.cross else [])]))


# -- places ------------------------------------------------------------------------------------------------------------


def ground(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return lines on the ground at a point or under a team and the teams within 10 cm; on the whole table if `about`
    is empty.

    Raises NotUnderstood.
    """
    if not about:
        return list(_table(state))
    labels, at = Labels(state), point_typed(state, seat, about)
    spot, reach = ConvexShape((at,)), state.book.limits.objective
    kinds = [piece.kind for piece in state.book.table.scenery if _lies_on(piece, at)]
    lines = [text("text-ground", ground=all_of([names.ground(kind, state) for kind in dict.fromkeys(kinds)]))]
    height = state.book.level_height(state.book.table.level(at))
    if height:
        lines.append(text("text-height", height=wording.length(height)))
    near = [each for each in state.teams.values() if each.on_table and reach.holds(shape_of(state, each), spot)]
    return [*lines, *(_apart(labels, each, spot, seat) for each in near)]


def _lies_on(piece: Scenery, at: Point) -> bool:
    """Return whether a point lies on a piece of scenery."""
    if piece.form == "area":
        return piece.area().locate(at) >= 0
    spot = ConvexShape((at,))
    return any(compare_distance(spot, side, 0) <= 0 for side in piece.line().sides)


def _apart(labels: Labels, found: Team, spot: ConvexShape, seat: Seat) -> str:
    way = wording.length(distance(shape_of(labels.state, found), spot).units)
    return text("text-apart", line=team_line(labels, found, seat), way=way)


def _table(state: State) -> Iterator[str]:
    """Yield the size of the table, its objectives and its scenery with the extent of each piece."""
    table = state.book.table
    yield text("text-table", width=wording.length(table.width), height=wording.length(table.height))
    for goal in table.objectives:
        yield text(
            "text-objective", name=names.goal(goal), place=f"{wording.length(goal.at.x)},{wording.length(goal.at.y)}"
        )
    for piece in table.scenery:
        xs, ys = [corner.x for corner in piece.corners], [corner.y for corner in piece.corners]
        left, right, top, bottom = map(wording.length, (min(xs), max(xs), min(ys), max(ys)))
        yield text(
            "text-scenery", ground=names.ground(piece.kind, state), left=left, right=right, top=top, bottom=bottom
        )


def measure(state: State, seat: Seat, about: str) -> Sequence[str]:
    """Return a line with the distance between two teams or points, from edge to edge; raise NotUnderstood."""
    first, second = two_typed(about)
    a, b = (_shape_typed(state, seat, word) for word in (first, second))
    return [text("text-measure", first=first, second=second, way=wording.length(distance(a, b).units))]


def two_typed(about: str) -> tuple[str, str]:
    """Return the two parts of a line, separated by a blank or ">"; raise NotUnderstood if one is missing."""
    first, _, second = about.partition(">") if ">" in about else about.partition(" ")
    if not (first.strip() and second.strip()):
        raise NotUnderstood(text("text-two-things", line=about))
    return first.strip(), second.strip()


def _shape_typed(state: State, seat: Seat, word: str) -> ConvexShape:
    if is_place(word):
        return ConvexShape((typed_pose([word]).point,))
    found = state.teams[Labels(state).team(word, seats_from(seat))]
    if not found.on_table:
        raise NotUnderstood(text("text-not-on-table", line=word))
    return shape_of(state, found)


def point_typed(state: State, seat: Seat, word: str) -> Point:
    """Return a typed point, or the position of the team whose label is typed; raise NotUnderstood."""
    if is_place(word):
        return typed_pose([word]).point
    found = state.teams[Labels(state).team(word, seats_from(seat))]
    if found.pose is None:
        raise NotUnderstood(text("text-not-on-table", line=word))
    return found.pose.point


# -- the battle --------------------------------------------------------------------------------------------------------


def score(state: State, about: str) -> Sequence[str]:
    """Return lines with turn, phase, goals and their holders, losses, points and units off the table; `about` is
    ignored.
    """
    mission, phase = state.book.mission, f"phase-{state.phase}"
    lines = [text("text-turn", turn=state.turn, turns=mission.turns, seat=wording.seat(state.active),
                  phase=text(phase) if has(phase) else text("top-deployment"))]  # fmt: skip
    for seat in SEATS:
        for goal in mission.side(seat).goals:
            held = wording.seat(holder(state, goal)) or text("text-of-nobody")
            place = f"{wording.length(goal.at.x)},{wording.length(goal.at.y)}"
            lines.append(text("text-goal", seat=wording.seat(seat), goal=names.goal(goal), place=place, holder=held))
    lines.append(text("tip-turn", first=mission.first_check, turns=mission.turns))
    for seat in SEATS:
        points = points_destroyed(state, other_seat(seat)) // 100
        lines.append(text("text-points", seat=wording.seat(seat), points=points))
    waiting = {seat: units_off_table(state, seat) for seat in SEATS}
    lines += [text("text-off-table", seat=wording.seat(seat), units=units) for seat, units in waiting.items() if units]
    return lines

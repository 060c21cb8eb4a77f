"""Places that a team may occupy: on the table, off impassable ground, apart from other teams (L563, A23)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.containment import Containment, containment, crosses
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.charts.terrain_chart import GroundClass
from combat.games.armour.rules.distances import footing_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.work_passage import works_barring


def standing_refusal(state: State, team: Team, pose: Pose) -> Refusal | None:
    """Return the reason why a team cannot be at a pose; None if it can."""
    card = state.card(team)
    shape = card.footing.at(pose.point, pose.heading)
    if not state.book.table.contains(shape):
        return Refusal("off-table", "A45")
    for piece in state.book.table.scenery:
        if ground_class(state, piece, card) == "impassable" and covers(piece, shape):
            return Refusal("impassable", "L563", (("ground", piece.kind),))
    work = works_barring(state, team, pose)
    if work is not None:
        return Refusal("impassable", state.book.works[work.kind].rule, (("ground", work.kind),))
    for other in _others(state, team):
        if overlap(shape, footing_of(state, other)):
            return Refusal("occupied", "A23", (("team", other.id),))
    return None


def ground_class(state: State, piece: Scenery, card: TeamCard) -> GroundClass:
    """Return the Dash class of a piece of scenery for a type of team."""
    row = state.book.row_of(piece.kind)
    return row.foot_dash if card.running == "foot" else row.dash


def covers(piece: Scenery, shape: ConvexShape) -> bool:
    """Return whether a shape overlaps a piece of scenery."""
    if piece.form == "area":
        return containment(shape, piece.area()) is not Containment.NONE
    return crosses(shape, piece.line())


def _others(state: State, team: Team) -> Iterator[Team]:
    """Yield the other teams on the table, and wrecks."""
    return (other for other in state.teams.values() if other.pose is not None and other.id != team.id)

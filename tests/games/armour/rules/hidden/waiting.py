"""Small battles with units in ambush or in reserve."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Placements, TeamPose
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.forces.force_list import ForceList, UnitPick
from combat.games.armour.rules.missions.mission import ArrivalKind, Reserves
from combat.games.armour.rules.state import Arrival, State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.shipped import book, content
from tests.games.armour.tiny_battle import Placed, rectangle

SHERMAN, PANZER = "us-sherman-platoon", "de-pz-iv-platoon"
SHERMAN_HQ = Placed("us-tank-hq", {"m4-sherman": 1}, ["170,110"])
PANZER_HQ = Placed("de-panzer-hq", {"pz-iv-g": 1}, ["170,10@180"])


def with_ambush(state: State, units: int = 1, seat: Seat = DEFENDER, top: int = 0, bottom: int = 60) -> State:
    """Return a battle in which a seat has units in ambush, in a zone across the table; `top` and `bottom` are in cm."""
    mission = state.book.mission
    side = replace(mission.side(seat), ambush=units, zone=rectangle(0, top, 180, bottom))
    return _with_side(state, seat, replace(side))


def with_reserves(
    state: State, kind: ArrivalKind = "immediate", seat: Seat = DEFENDER, stretch: tuple[int, int] = (60, 120),
    share: int = 50, units: tuple[str, ...] = (),
) -> State:  # fmt: skip
    """Return a battle in which a seat has reserves that enter along a stretch of its edge.

    The stretch is in centimetres from the left.
    """
    y = 0 if seat == DEFENDER else 120
    edge = Point(stretch[0] * CM, y * CM), Point(stretch[1] * CM, y * CM)
    reserves = Reserves(kind, edge, units, 0 if units else share)
    return _with_side(state, seat, replace(state.book.mission.side(seat), reserves=reserves))


def with_withdrawals(state: State, *turns: int, seat: Seat = DEFENDER) -> State:
    """Return a battle in which a seat must withdraw a unit in some turns."""
    return _with_side(state, seat, replace(state.book.mission.side(seat), withdrawals=turns))


def _with_side(state: State, seat: Seat, side: object) -> State:
    name = "attacker" if seat == ATTACKER else "defender"
    mission = replace(state.book.mission, **{name: side})
    state.book = replace(state.book, mission=mission)
    return state


def waiting(state: State, where: Arrival, *units: str) -> State:
    """Move units, and those split from them, into ambush or reserve; return the state."""
    for team in list(state.teams.values()):
        unit = state.units[team.unit]
        if unit.id in units or unit.parent in units:
            state.teams[team.id] = replace(team, where=where, pose=None)
    return state


def place(*places: str, unit: str = "d1") -> Placements:
    """Return the answer that places the teams of a unit in order; "id=pose" names a team."""
    parts = []
    for number, text in enumerate(places, 1):
        name, _, pose = text.rpartition("=")
        parts.append(TeamPose(name or f"{unit}-{number}", Pose.read(pose)))
    return Placements(parts)


def start(state: State, seat: Seat = DEFENDER, turn: int = 1) -> State:
    """Return a battle at the beginning of a seat's turn, before its first starting step."""
    state.phase, state.active, state.turn, state.step, state.handled = "starting", seat, turn, 0, ()
    return state


def with_support(unit: str, teams: dict[str, int]) -> Book:
    """Return the mission The Ridge with the defender's last support unit replaced."""
    whole = book("ridge")
    force: ForceList = whole.forces[DEFENDER]
    support = (*force.support[:-1], UnitPick(unit, tuple(teams.items())))
    forces = {**whole.forces, DEFENDER: replace(force, support=support)}
    return content().made(whole.mission, whole.table, forces)

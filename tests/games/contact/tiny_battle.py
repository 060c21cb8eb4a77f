"""Small battles of CONTACT!: a few units of shipped cards on a bare table, with any scenery."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap
from combat.games.contact.reports.exact_odds import throws
from combat.games.contact.rules.charts.quality import Experience, Morale
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.forces.force_list import ForceList, UnitPick
from combat.games.contact.rules.missions.mission import Mission, MissionSide, Objective
from combat.games.contact.rules.play.muster import new_state
from combat.games.contact.rules.state import Phase, State, Whereabouts
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER, SEATS
from tests.engine import every_throw
from tests.engine.every_throw import every_way
from tests.games.contact.shipped import content
from tests.games.miniatures import tiny_table

WIDTH, HEIGHT = tiny_table.WIDTH, tiny_table.HEIGHT
Run: TypeAlias = tiny_table.Run[State]
area, line, rectangle = tiny_table.area, tiny_table.line, tiny_table.rectangle


class Placed(NamedTuple):
    """Unit to place: its type, and its place in centimetres."""

    card: str
    place: str
    where: Whereabouts = "table"


class Side(NamedTuple):
    """Units of a seat, with nation, experience and morale of the force."""

    units: Sequence[Placed]
    nation: str = "germany"
    experience: Experience = "veteran"
    morale: Morale = "normal"
    mission: MissionSide | None = None


def battle(
    attacker: Side | Sequence[Placed],
    defender: Side | Sequence[Placed],
    *scenery: Scenery,
    heights: Iterable[HeightArea] = (),
    phase: Phase = "activation",
    turn: int = 1,
    turns: int = 9,
    year: int = 1944,
    dark: int = 0,
    objectives: tuple[Objective, ...] = (),
    led: bool = True,
) -> State:
    """Return a battle in a phase, in which the attacker has the next of many orders.

    The attacker's units are a1, a2, …, the defender's d1, d2, … With `led` every unit is in command, as if it led
    itself.
    """
    sides = {ATTACKER: _side(attacker), DEFENDER: _side(defender)}
    missions = {seat: side.mission or MissionSide(seat, rectangle(0, 0, WIDTH, HEIGHT)) for seat, side in sides.items()}
    mission = Mission(
        "tiny", "Tiny", year, missions[ATTACKER], missions[DEFENDER], DEFENDER, objectives, turns, "most", dark
    )
    forces = {
        seat: ForceList(
            seat,
            seat,
            side.nation,
            year,
            side.experience,
            side.morale,
            tuple(UnitPick(each.card) for each in side.units),
        )
        for seat, side in sides.items()
    }
    table = TableMap("bare", WIDTH * CM, HEIGHT * CM, scenery, tuple(heights))
    state = new_state(content().made(mission, table, forces))
    for seat, side in sides.items():
        for number, placed in enumerate(side.units, 1):
            id_, pose = f"{seat[0]}{number}", Pose.read(placed.place)
            state.units[id_] = replace(state.units[id_], where=placed.where, pose=pose, turret=pose.heading)
    state.phase, state.turn, state.orders, state.ready = phase, turn, dict.fromkeys(SEATS, 9), (DEFENDER,)
    state.active = ATTACKER
    if led:
        state.successors = {seat: tuple(id_ for id_ in state.units if id_[0] == seat[0]) for seat in SEATS}
    return state


def _side(given: Side | Sequence[Placed]) -> Side:
    return given if isinstance(given, Side) else Side(given)


def changed(state: State, unit: str, **fields: object) -> State:
    """Return a copy of the state with fields of a unit changed."""
    after = state.copy()
    after.units[unit] = replace(after.units[unit], **fields)
    return after


def run(state: State, *answers: Answer) -> Run:
    """Give answers and dice in order to a copy of the battle; return the run."""
    return tiny_table.run_with(RULES, state, *answers)


Way: TypeAlias = every_throw.Way[State]


def ways(state: State, steps_of: Callable[[State], Steps[None]]) -> Iterator[Way]:
    """Yield the result of a procedure, which may ask only for dice, for every combination of dice."""
    return every_way(RULES.apply, state, steps_of, throws)


def percent(value: Fraction) -> float:
    """Return a chance in percent, rounded as in the odds tables."""
    return round(float(value * 100) + 1e-9, 1)

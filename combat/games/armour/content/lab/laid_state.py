"""The state of a battle from a lab file: all units and teams with ids, places and states."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.lab.position_check import NOBODY
from combat.games.armour.content.lab.position_file import PositionFile
from combat.games.armour.content.lab.position_parts import TeamPart, UnitPart
from combat.games.armour.rules.artillery.aiming_point import AimingPoint
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.forces.force_list import ForceList, FormationPick, UnitPick
from combat.games.armour.rules.missions.mission import Goal, Mission, MissionSide, Reserves
from combat.games.armour.rules.orders.order import GivenOrder
from combat.games.armour.rules.state import Arrival, Formation, State, Team, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.armour.rules.works.placed_work import PlacedWork


def laid_state(file: PositionFile, assembly: Assembly, table: TableMap) -> State:
    """Return the state that a valid lab file describes."""
    book = assembly.made(_mission(file, table), table, {seat: _force(file, assembly, seat) for seat in SEATS})
    state = State(book, file.phase, turn=file.turn, active=file.active, night=file.night, dawn_dice=file.dawn_dice)
    for part in file.unit:
        _enlist(state, part)
    for part in file.unit:
        _fill_formation(state, part)
    artillery = book.figures.artillery
    state.smoke = tuple(SmokeBall(part.seat, part.at.point) for part in file.smoke)
    state.screens = tuple(
        SmokeScreen(
            part.seat, part.at.point, part.at.heading, part.guns * artillery.screen_per_gun, artillery.screen_width
        )
        for part in file.screen
    )
    state.works = tuple(PlacedWork(part.kind, part.seat, part.at) for part in file.work)
    return state


def _mission(file: PositionFile, table: TableMap) -> Mission:
    whole = Point(0, 0), Point(table.width, 0), Point(table.width, table.height), Point(0, table.height)
    places = {ATTACKER: file.goals.attacker, DEFENDER: file.goals.defender}
    goals = {
        seat: tuple(Goal(f"{seat[0].upper()}{number}", pose.point) for number, pose in enumerate(poses, 1))
        for seat, poses in places.items()
    }
    zones = {ATTACKER: file.zones.attacker, DEFENDER: file.zones.defender}
    attacker, defender = (
        MissionSide(
            seat,
            tuple(pose.point for pose in zones[seat] or ()) or whole,
            goals[seat],
            ambush=_count(file, seat, "ambush"),
            reserves=_reserves(table, seat) if _count(file, seat, "reserve") else None,
            free_units=_picks(file, seat),
        )
        for seat in (ATTACKER, DEFENDER)
    )
    return Mission(
        "lab", file.title, attacker, defender, first_check=file.goals.first_check, turns=file.turns, ending=file.ending,
        night=file.night,
    )  # fmt: skip


def _count(file: PositionFile, seat: Seat, where: Arrival) -> int:
    """Return how many units of a seat are in ambush, or in reserve."""
    return sum(part.seat == seat and any(team.where == where for team in part.team) for part in file.unit)


def _reserves(table: TableMap, seat: Seat) -> Reserves:
    """Return reserves that come from the first turn on: the attacker's at the lower edge, the others at the upper."""
    y = table.height if seat == ATTACKER else 0
    return Reserves("immediate", (Point(0, y), Point(table.width, y)))


def _picks(file: PositionFile, seat: Seat) -> tuple[UnitPick, ...]:
    """Return the units of a seat, of any nation, so that the book has their cards."""
    return tuple(UnitPick(part.card, ()) for part in file.unit if part.seat == seat)


def _force(file: PositionFile, assembly: Assembly, seat: Seat) -> ForceList:
    """Return a force list of the nation of a seat's first unit, which lends its formations their diagram."""
    assert assembly.cards is not None
    cards, units = assembly.cards, [part for part in file.unit if part.seat == seat]
    nation = cards.units[units[0].card].nation if units else next(iter(cards.nations))
    diagram = next(each.id for each in cards.diagrams.values() if each.nation == nation)
    return ForceList(seat, seat, nation, 100, (FormationPick(diagram, ()),), of_mission=True)


def _enlist(state: State, part: UnitPart) -> None:
    """Add a unit with its teams."""
    for team in part.team:
        state.teams[team.id] = _team(part, team)
    leader = "" if part.leader == NOBODY else part.leader or part.team[0].id
    on_table = sum(team.where == "table" for team in part.team)
    unit = Unit(
        part.id, part.seat, part.card, "" if part.support else part.formation or part.seat, part.headquarters,
        part.independent, part.parent or "", part.upgrade or "", leader=leader, pinned=part.pinned, hits=part.hits,
        strength=on_table if part.strength is None else part.strength, sight=part.sight * CM, moved=part.moved,
        shot=part.shot, screened=part.screened, assaulted=part.assaulted,
        destroyed=all(team.where in ("destroyed", "withdrawn") for team in part.team),
    )  # fmt: skip
    orders = tuple(GivenOrder(each.order, each.passed) for each in part.order)
    point = None if part.aiming_point is None else AimingPoint(part.aiming_point.point, part.shelled)
    state.units[part.id] = replace(unit, orders=orders, aiming_point=point)


def _team(unit: UnitPart, part: TeamPart) -> Team:
    heading = 0 if part.at is None else part.at.heading
    return Team(
        part.id, unit.id, part.card, part.where, part.at, heading if part.turret is None else part.turret * 10,
        part.bailed, part.dug_in, part.moved, part.distance * CM, strayed=part.strayed, vehicle=part.vehicle or "",
        fired=part.fired, spotted=part.spotted, began=None if part.moved else part.at,
    )  # fmt: skip


def _fill_formation(state: State, part: UnitPart) -> None:
    """Add the formation of a unit, or its commander if the unit is the headquarters (L45)."""
    unit = state.units[part.id]
    if not unit.formation:
        return
    known = state.formations.get(unit.formation)
    if known is None:
        force = state.book.forces[unit.seat]
        known = Formation(unit.formation, unit.seat, force.formations[0].diagram)
    state.formations[unit.formation] = replace(known, commander=unit.leader) if part.headquarters else known

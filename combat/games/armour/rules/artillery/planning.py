"""Bombardment that an answer declares: guns, template and required roll, or why it is not allowed (L663)."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.answers import Bombard, LayScreen
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.guns import artillery, artillery_weapon, gun_refusal, reach_refusal
from combat.games.armour.rules.artillery.ranging import harder_terms, ranging_terms
from combat.games.armour.rules.artillery.spotting import sees_point, spotter_refusal
from combat.games.armour.rules.artillery.template import friend_too_near, heading_to_unit, teams_under, template
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.d_six import D6
from combat.games.armour.rules.state import ALIVE, State, Team, Unit
from combat.games.armour.rules.two_seats import other_seat

Call: TypeAlias = Bombard | LayScreen


def plan(state: State, seat: Seat, call: Call) -> FireMission | Refusal:
    """Return the bombardment that an answer declares, or the reason why it is not allowed."""
    unit, spotter = state.units.get(call.unit), state.teams.get(call.spotter)
    if unit is None or unit.seat != seat or unit.destroyed:
        return Refusal("one-unit", "L665")
    if not state.book.table.contains(ConvexShape((call.at.point,))):
        return Refusal("off-table", "L675")
    if spotter is None:
        return Refusal("no-spotter", "L667")
    guns = _guns(state, unit, call)
    if isinstance(guns, Refusal):
        return guns
    refused = spotter_refusal(state, unit, spotter) or _own_gun_refusal(spotter, unit, guns)
    if refused is not None:
        return refused
    return _aimed(state, unit, spotter, guns, call)


def _guns(state: State, unit: Unit, call: Call) -> tuple[str, ...] | Refusal:
    """Return the teams that fire: all that can and reach the point, of a screen as many as are wanted (L665, L695)."""
    found, refused = list[str](), Refusal("no-artillery", "L665")
    for team in artillery(state, unit.id):
        refusal = gun_refusal(state, team) or reach_refusal(state, team, call.at.point)
        if refusal is None and isinstance(call, LayScreen) and not _has_screens(state, team):
            refusal = Refusal("no-screen", "L763")
        if refusal is None:
            found.append(team.id)
        elif not found:
            refused = refusal
    if not found:
        return refused
    if isinstance(call, Bombard):
        return tuple(found) if call.at.heading == 0 else Refusal("not-an-option", "L675")
    return _screening(state, unit, tuple(found), call.guns)


def _has_screens(state: State, team: Team) -> bool:
    weapon = artillery_weapon(state, team)
    return weapon is not None and "smoke_bombardment" in weapon.traits


def _screening(state: State, unit: Unit, guns: tuple[str, ...], number: int) -> tuple[str, ...] | Refusal:
    """Return the teams that fire a screen: it is the first fire of the phase and the only one of its unit (L693)."""
    if unit.screened:
        return Refusal("screen-once", "L693")
    own = (team for team in state.teams.values() if team.where in ALIVE and state.seat_of(team.id) == unit.seat)
    if any(team.fired not in ("", "screen") for team in own):  # also aircraft that have left
        return Refusal("screen-first", "L693")
    return guns[:number] if 1 <= number <= len(guns) else Refusal("screen-guns", "L695", (("guns", len(guns)),))


def _own_gun_refusal(spotter: Team, unit: Unit, guns: tuple[str, ...]) -> Refusal | None:
    """Return the reason why a team of the firing unit cannot spot: it does not fire itself (L667); None if it can."""
    alone = spotter.unit == unit.id and not unit.headquarters and spotter.id not in guns
    return Refusal("no-spotter", "L667") if alone else None


def _aimed(state: State, unit: Unit, spotter: Team, guns: tuple[str, ...], call: Call) -> FireMission | Refusal:
    """Return the bombardment of an aiming point (L675, L679, L691); nothing is ranged in on twice."""
    at, smoke = call.at.point, isinstance(call, LayScreen)
    known = unit.aiming_point if unit.aiming_point and unit.aiming_point.at == at else None
    seen = sees_point(state, spotter, at)
    if known is None and not seen:
        return Refusal("point-out-of-sight", "L675")
    if known is None and spotter.attempts >= state.book.figures.artillery.attempts:
        return Refusal("no-attempts", "L679")
    facing = heading_to_unit(state, unit.id, at)
    square = template(state, at, facing)
    friend = None if smoke else friend_too_near(state, unit, square)
    if friend is not None:
        return Refusal("template-too-near", "L675", (("team", friend.id),))
    ranging = () if known else tuple(ranging_terms(state, unit, spotter, at, facing, smoke=smoke))
    if total(ranging) > D6.sides:
        return Refusal("cannot-range", "L679", (("need", total(ranging)),))
    return FireMission(
        unit.seat, unit.id, spotter.id, guns, _weakest(state, guns).id, at, call.at.heading if smoke else facing,
        smoke, total(ranging), ranging, harder_terms(state, spotter, at, seen=seen),
        repeats=known is not None and known.shelled,
        stage="range" if known is None else "screen" if smoke else "strike",
        attempt=spotter.attempts + 1 if known is None else 1,
        targets=() if smoke else _under(state, square, other_seat(unit.seat)),
    )  # fmt: skip


def _weakest(state: State, guns: tuple[str, ...]) -> Weapon:
    """Return the weapon with the least effect of those that fire together, which counts for all hits."""
    weapons = [weapon for gun in guns if (weapon := artillery_weapon(state, state.teams[gun])) is not None]
    return min(
        weapons,
        key=lambda each: (each.bombardment.anti_tank, -each.bombardment.firepower) if each.bombardment else (0, 0),
    )


def _under(state: State, square: ConvexShape, seat: Seat) -> tuple[str, ...]:
    return tuple(team.id for team in teams_under(state, square, seat))


def may_bombard(state: State, unit: Unit) -> bool:
    """Return whether a unit has a team that could fire a bombardment at some point."""
    return any(gun_refusal(state, team) is None for team in artillery(state, unit.id))


def spotters(state: State, unit: Unit) -> list[Team]:
    """Return the teams that may spot for a unit now; empty if there are none."""
    return [team for team in state.on_table(unit.seat) if spotter_refusal(state, unit, team) is None]


def aiming_points(state: State, unit: Unit) -> list[Point]:
    """Return the point on which a unit is ranged in, in a list; an empty list if there is none."""
    return [unit.aiming_point.at] if unit.aiming_point else []

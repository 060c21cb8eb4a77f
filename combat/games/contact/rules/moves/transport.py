"""Transport: mounting, towing, dismounting (C24)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.events.act_events import UnitBoarded, UnitLanded
from combat.games.contact.rules.ground.ways import standing_refusal
from combat.games.contact.rules.measuring import CONTACT, shape_of, within
from combat.games.contact.rules.moves.figures_of_moves import speed_row
from combat.games.contact.rules.state import State, Unit


def room(state: State, carrier: Unit, unit: Unit) -> bool:
    """Return whether a vehicle has room for a unit: squads, teams, a gun in tow; a tank carries one squad (C24)."""
    card, arm = state.card(carrier), state.card(unit).arm
    riders = [state.card(each).arm for each in state.units.values() if each.carrier == carrier.id]
    if arm == "gun":
        return card.tows and "gun" not in riders
    squads = riders.count("squad")
    teams = len(riders) - squads - riders.count("gun")
    most = card.squads + (1 if card.is_armoured and not card.squads and not card.teams else 0)
    if arm == "squad":
        return squads < most
    return card.on_foot is False and teams < card.teams + max(0, card.squads - squads)


def mount_refusal(state: State, unit: Unit, carrier: str) -> Refusal | None:
    """Return the reason why a unit cannot mount a vehicle or be taken in tow; None if it can."""
    vehicle = state.units.get(carrier)
    if vehicle is None or vehicle.seat != unit.seat or not vehicle.placed or state.card(vehicle).arm != "vehicle":
        return Refusal("no-vehicle", "C24")
    if state.card(unit).arm == "vehicle" or not room(state, vehicle, unit):
        return Refusal("no-room", "C24", (("unit", carrier),))
    if not within(state, unit, vehicle, _half_move(state, unit)):
        return Refusal("too-far-to-mount", "C24", (("unit", carrier),))
    return None


def _half_move(state: State, unit: Unit) -> int:
    """Return half of a unit's move, which getting on or off leaves; guns are hooked up in contact (C24)."""
    card = state.card(unit)
    if card.arm == "gun":
        return CONTACT
    return state.book.figures.moves.speeds[speed_row(card, "move")].clear // 2


def dismount_refusal(state: State, unit: Unit, route: Route | None) -> Refusal | None:
    """Return the reason why a unit cannot dismount at the end of a route; None if it can."""
    if unit.where != "aboard" or route is None:
        return Refusal("not-aboard", "C24", (("unit", unit.id),))
    vehicle = state.units[unit.carrier]
    end = route.end
    if compare_distance(shape_of(state, vehicle), ConvexShape((end.point,)), landing_reach(state, unit)) > 0:
        return Refusal("too-far-to-land", "C24", (("unit", vehicle.id),))
    return standing_refusal(state, unit, end)


def landing_reach(state: State, unit: Unit) -> int:
    """Return the greatest distance from its vehicle at which the centre of a unit may dismount, in units of 0.1 mm."""
    hull = state.card(unit).hull
    length = max(abs(y) for _, y in hull.corners)
    return length + (length if state.card(unit).arm == "gun" else _half_move(state, unit))


def mount(unit: Unit, carrier: str) -> Steps[None]:
    """Yield the event of a unit mounting a vehicle."""
    yield UnitBoarded(unit.id, carrier)


def dismount(unit: Unit, route: Route) -> Steps[None]:
    """Yield the event of a unit dismounting at the end of a route."""
    yield UnitLanded(unit.id, route.end)

"""Charges into contact, and the conditions for them (section 6)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.distance import compare_distance
from combat.games.contact.rules.answers import Act
from combat.games.contact.rules.close.overrun import overrun, overrun_refusal, run_over
from combat.games.contact.rules.close.tank_assault import assault_vehicle, near_cover
from combat.games.contact.rules.events.act_events import UnitFound
from combat.games.contact.rules.events.close_events import ChargeMade
from combat.games.contact.rules.fire.harming import lose
from combat.games.contact.rules.ground.ways import Way
from combat.games.contact.rules.measuring import CONTACT, shape_of
from combat.games.contact.rules.moves.figures_of_moves import move_way
from combat.games.contact.rules.moves.moving import advance
from combat.games.contact.rules.state import State, Unit


def assault_way(state: State, unit: Unit, act: Act) -> Way | Refusal:
    """Return the path of an assault move, or the reason why it is illegal.

    A unit on foot moves into contact with one target; a vehicle overruns the enemies on its route.
    """
    if act.route is None:
        return Refusal("no-route", "S2")
    if state.card(unit).arm == "vehicle":
        over = run_over(state, unit, act.route)
        return overrun_refusal(state, unit, over) or move_way(state, unit, act, tuple(over))
    target = state.units.get(act.other)
    if not state.card(unit).on_foot or "heavy-weapon" in state.card(unit).traits:
        return Refusal("no-assault", "S2", (("unit", unit.id),))
    if target is None or target.seat == unit.seat or not target.known:
        return Refusal("no-target", "S6")
    if state.assault is not None and state.assault.target != target.id:
        return Refusal("one-target", "S6", (("unit", state.assault.target),))
    found = move_way(state, unit, act, (target.id,))
    if isinstance(found, Refusal):
        return found
    if not touches(state, replace(unit, pose=act.route.end), target):
        return Refusal("no-contact", "S6", (("unit", target.id),))
    if state.card(target).arm == "vehicle" and not near_cover(state, target):
        return Refusal("no-cover-near", "L304", (("unit", target.id),))
    return found


def touches(state: State, unit: Unit, target: Unit) -> bool:
    """Return whether two units are in contact: at most 1 mm apart (section 4)."""
    a, b = shape_of(state, unit), shape_of(state, target)
    return compare_distance(a, b, CONTACT) <= 0


def charge(state: State, unit: str, act: Act) -> Steps[None]:
    """Make an assault move, yielding decisions and events; do nothing if it is illegal.

    On contact, a demoralised target is lost, and a vehicle is assaulted at once (L294).
    """
    each = state.units[unit]
    if act.route is not None and state.card(each).arm == "vehicle":
        yield from overrun(state, unit, act)
        return
    found = assault_way(state, each, act)
    if isinstance(found, Refusal):
        return
    arrived = yield from advance(state, unit, found, act.verb, (act.other,))
    target = state.units[act.other]
    if not arrived or not target.known or not touches(state, state.units[unit], target):
        return
    if not state.units[unit].known:
        yield UnitFound(unit, target.id)
    if state.card(target).arm == "vehicle":
        yield from assault_vehicle(state, unit, target.id)
    elif target.demoralised:
        yield from lose(state, target.id, "demoralised")
    else:
        yield ChargeMade(each.seat, (unit,), target.id)

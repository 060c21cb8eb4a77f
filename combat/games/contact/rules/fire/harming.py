"""Effects of hits: saves, losses, crews that abandon vehicles, passengers (L145 to L150, L226, C4, C24, C30, C31)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Term, total
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.command.tests import experience_need, morale_test
from combat.games.contact.rules.events.act_events import Harm, SmokeLaid, UnitFound, UnitLanded, UnitStuck
from combat.games.contact.rules.events.fire_events import CheckRolled, UnitHarmed
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.rolling import one
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.state import Smoke, State


def harm(state: State, unit: str, what: Harm, why: str) -> Steps[None]:
    """Apply an effect to a unit, yielding decisions and events; an unknown unit that is demoralised or lost is first
    revealed (section 4).

    Passengers of a lost vehicle roll to save.
    """
    each = state.units[unit]
    if each.where in ("hidden", "marker") and what != "suppressed":
        yield UnitFound(unit, "")
    yield UnitHarmed(unit, what, why)
    if what in ("lost", "wrecked", "abandoned"):
        yield from _passengers(state, unit, why)


def save(state: State, unit: str, hits: int, rule: str = "L145") -> Steps[None]:
    """Roll the single save of a unit for all hits of an activation; do nothing without a hit (L145 to L150, C4).

    `rule` is the rule cited in the log.
    """
    each, figures = state.units[unit], state.book.figures.saves
    if not hits or not each.alive:
        return
    ledger = [Term("hits", figures.each_hit * hits, "L147")]
    if each.demoralised:
        ledger.append(Term("demoralised", figures.demoralised, "L148"))
    need = experience_need(state, each)
    number = yield from one("save", rule, unit)
    result = number + total(tuple(ledger))
    yield CheckRolled(unit, "save", "save", need, number, tuple(ledger), result >= need)
    if result >= need:
        yield from harm(state, unit, "suppressed", "save")
    elif result > 0 or shelter(state, each, None).bunker:
        yield from harm(state, unit, "demoralised", "save")
    else:
        yield from lose(state, unit, "save")


def lose(state: State, unit: str, why: str) -> Steps[None]:
    """Remove a unit as lost; a vehicle becomes a burning wreck with smoke (C12, section 5)."""
    is_vehicle = state.card(unit).arm == "vehicle"
    at = state.units[unit].pose
    yield from harm(state, unit, "wrecked" if is_vehicle else "lost", why)
    if is_vehicle and at is not None:
        disc = state.book.figures.shells.wreck_smoke
        yield SmokeLaid(Smoke(Pose.at(at.point), disc, disc, state.turn + 1))


def _passengers(state: State, unit: str, why: str) -> Steps[None]:
    """Land the passengers of a lost vehicle; of a wreck they save (C24)."""
    hits = state.book.figures.saves.passengers
    for rider in [each.id for each in state.units.values() if each.carrier == unit and each.where == "aboard"]:
        yield UnitLanded(rider, pose_of(state.units[rider]))
        if state.units[unit].wreck or why == "save":
            yield from save(state, rider, hits, "C24")


def immobilise(state: State, unit: str, why: str) -> Steps[None]:
    """Immobilise a vehicle, yielding decisions and events.

    Its crew abandons it if a morale test fails or if it was already immobilised by damage (L226, C31).
    """
    twice = state.units[unit].stuck == "damage"
    yield UnitStuck(unit, "damage")
    if twice:
        yield from harm(state, unit, "abandoned", why)
        return
    _, passed = yield from morale_test(state, unit, "crew", "crew", "L226")
    if not passed:
        yield from harm(state, unit, "abandoned", "crew")

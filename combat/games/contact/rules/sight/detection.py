"""Detection: the distance at which a unit detects a target, by the target's acts (L156 to L183, section 4)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.games.contact.rules.charts.sight_chart import Exposure
from combat.games.contact.rules.ground.pieces import is_on_hill
from combat.games.contact.rules.measuring import CONTACT, pose_of, within
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.smoke_shapes import smoke_shape
from combat.games.contact.rules.state import Dummy, State, Unit, Whereabouts


def is_small(state: State, unit: Unit) -> bool:
    """Return whether a unit uses the first table: on foot, light or medium gun, very small vehicle (L158)."""
    card = state.card(unit)
    if card.arm == "gun":
        return card.gun != "heavy"
    return card.arm != "vehicle" or card.size == "very-small"


def has_moved(state: State, unit: Unit) -> bool:
    """Return whether a unit counts as moving until its next activation (L135, L216)."""
    moves = state.book.figures.moves
    least = moves.vehicle_moved if state.card(unit).arm == "vehicle" else moves.foot_moved
    return unit.moved >= least


def exposure(state: State, target: Unit, viewer: Unit) -> Exposure:
    """Return the row of the detection table that applies to a viewer's detection of a target."""
    bare, covered = _exposures(state, target)
    return bare if bare == covered or not _is_covered(state, target, viewer) else covered


def _exposures(state: State, target: Unit) -> tuple[Exposure, Exposure]:
    """Return the rows of the detection table for a target in the open, and in cover."""
    if target.where == "hidden" or target.camouflaged:
        return "hidden", "hidden"
    bare: Exposure = "open-acted" if target.fired or has_moved(state, target) else "open"
    return bare, "cover-fired" if target.fired else "cover"


def _is_covered(state: State, target: Unit, viewer: Unit) -> bool:
    return shelter(state, target, pose_of(viewer).point).covered


def reduced(state: State, target: Unit) -> bool:
    """Return whether visibility of a target is reduced: at night outside the light of flares, or in smoke (C34,
    C35).
    """
    if not state.smoke:
        return state.dark
    here = ConvexShape((pose_of(target).point,))
    lit = any(each.flare and compare_distance(here, smoke_shape(each), 0) <= 0 for each in state.smoke)
    smoky = any(not each.flare and compare_distance(here, smoke_shape(each), 0) <= 0 for each in state.smoke)
    return smoky or (state.dark and not lit)


def limit(state: State, viewer: Unit, target: Unit) -> int | None:
    """Return the distance up to which a viewer detects a target, in units of 0.1 mm; None if there is no limit."""
    return _limit(state, viewer, target, exposure(state, target, viewer))


def _limit(state: State, viewer: Unit, target: Unit, how: Exposure) -> int | None:
    """Return the same distance for a row of the detection table."""
    figures = state.book.figures.detection
    small = is_small(state, target) or target.where == "marker"
    row = (figures.small if small else figures.large)[how]
    most = row.reduced if reduced(state, target) else row.normal
    if most is not None:
        traits = state.card(viewer).traits
        most += figures.recon if "recon" in traits else 0
        if how != "hidden":
            most += figures.observer if "observer" in traits else 0
            most += figures.hill if is_on_hill(state.book, pose_of(viewer).point) else 0
        most = max(most, CONTACT)
    if viewer.demoralised:
        most = figures.demoralised if most is None else min(most, figures.demoralised)
    return most


def detects(state: State, viewer: Unit, target: Unit) -> bool:
    """Return whether a viewer itself detects a target: it is in sight and within the limit."""
    return _is_near(state, viewer, target) and sees(state, viewer, target)


def _is_near(state: State, viewer: Unit, target: Unit) -> bool:
    """Return whether a target is within the limit; its cover is looked at only where the limit depends on it."""
    bare, covered = _exposures(state, target)
    near = _is_within(state, viewer, target, bare)
    if bare == covered or near == _is_within(state, viewer, target, covered):
        return near
    return near != _is_covered(state, target, viewer)


def _is_within(state: State, viewer: Unit, target: Unit, how: Exposure) -> bool:
    most = _limit(state, viewer, target, how)
    return most is None or within(state, viewer, target, most)


def watchers(state: State, seat: Seat) -> Iterator[Unit]:
    """Yield the units of a seat that can detect others: those on the ground."""
    return (unit for unit in state.units.values() if unit.seat == seat and unit.placed)


def finder(state: State, target: Unit) -> str:
    """Return the id of the first enemy that detects a target; "" if none does."""
    return next((unit.id for unit in watchers_of_enemy(state, target.seat) if detects(state, unit, target)), "")


def watchers_of_enemy(state: State, seat: Seat) -> Iterator[Unit]:
    """Yield the units of the other seat that can detect units of a seat."""
    return (unit for unit in state.units.values() if unit.seat != seat and unit.placed)


def as_target(state: State, dummy: Dummy, *, moved: int = 0) -> Unit:
    """Return a dummy as a unit on foot of its force, at its place (section 4).

    `moved` is the distance that it has moved, in units of 0.1 mm.
    """
    card = next(each.card for each in state.units.values() if each.seat == dummy.seat and state.card(each).on_foot)
    where: Whereabouts = "marker" if dummy.shown else "hidden"
    return Unit(dummy.id, dummy.seat, card, where, dummy.pose, marker=dummy.marker, moved=moved)

"""Legality of aims: weapon, target, arc, range, sight and detection (sections 2 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, distance
from combat.engine.space.plane.heading import QUARTER
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sector import Sector
from combat.games.contact.rules.answers import Aim
from combat.games.contact.rules.cards.weapon import Band, Weapon
from combat.games.contact.rules.measuring import pose_of, shape_of
from combat.games.contact.rules.sight.detection import detects, has_moved
from combat.games.contact.rules.sight.sight_lines import sees, sees_point
from combat.games.contact.rules.state import Marker, State, Unit

Context: TypeAlias = Literal["full", "moving", "reaction", "defence"]
"""Full fire, fire and movement, a reaction, defensive fire at a charge."""


class Target(Record):
    """The target of fire: a unit on the table, a marker, or a place."""

    unit: Unit | None
    marker: Marker | None
    point: Point

    @property
    def id(self) -> str:
        """Return the id of the unit or marker; "" for a place."""
        return self.unit.id if self.unit is not None else self.marker.id if self.marker is not None else ""


def target_of(state: State, aim: Aim) -> Target | None:
    """Return the target of an aim; None if the shooter knows no such unit or marker, or the place is off the table."""
    at = aim.at
    if at is not None:
        return Target(None, None, at.point) if _on_table(state, at.point) else None
    unit, marker = state.units.get(aim.target), state.markers.get(aim.target)
    if marker is not None:
        return Target(None, marker, marker.at)
    if unit is not None and unit.known:
        return Target(unit, None, pose_of(unit).point)
    return None


def _on_table(state: State, point: Point) -> bool:
    return 0 <= point.x <= state.book.table.width and 0 <= point.y <= state.book.table.height


def reach(state: State, unit: Unit, target: Target) -> int:
    """Return the distance from a unit to a target in units of 0.1 mm, rounded up."""
    there = ConvexShape((target.point,)) if target.unit is None else shape_of(state, target.unit)
    apart = distance(shape_of(state, unit), there)
    return apart.units + (apart.compare(apart.units) > 0)


def band_at(weapon: Weapon, length: int) -> int | None:
    """Return the index of a weapon's range band for a distance in units of 0.1 mm; None beyond its range."""
    return next((place for place, band in enumerate(weapon.bands) if length <= band.range), None)


def band_of(weapon: Weapon, length: int) -> Band | None:
    """Return a weapon's range band for a distance in units of 0.1 mm; None beyond its range."""
    place = band_at(weapon, length)
    return None if place is None else weapon.bands[place]


def can_pierce(weapon: Weapon, length: int) -> bool:
    """Return whether a weapon has an AT factor at a distance in units of 0.1 mm (C14)."""
    if weapon.anti_tank is not None:
        return not weapon.crews or band_at(weapon, length) == 0
    place = band_of(weapon, length)
    return weapon.kind in ("hand-held", "at-rifle") and place is not None


def rounds_left(weapon: Weapon, unit: Unit, round_: str = "") -> int | None:
    """Return the number of rounds left of counted ammunition; None if the weapon's ammunition is not counted.

    `round_` is the kind of special ammunition, "" for the usual ammunition.
    """
    spent = dict(unit.spent)
    if round_:
        count = next((each.count for each in weapon.rounds if each.kind == round_), 0)
        return count - spent.get(f"{weapon.id}>{round_}", 0)
    if weapon.once:
        return 1 - spent.get(weapon.id, 0)
    return weapon.shots - spent.get(weapon.id, 0) if weapon.shots else None


def weapon_refusal(state: State, unit: Unit, aim: Aim, context: Context) -> Refusal | None:
    """Return the reason why a unit cannot fire the weapon of an aim at any target; None if it can."""
    if unit.demoralised:
        return Refusal("demoralised", "C27", (("unit", unit.id),))
    if aim.weapon not in state.card(unit).weapons:
        return Refusal("no-weapon", "S5", (("unit", unit.id),))
    weapon = state.book.weapons[aim.weapon]
    if aim.weapon in unit.broken:
        return Refusal("weapon-broken", "L54", (("weapon", weapon.id),))
    if context == "moving" and weapon.halts:
        return Refusal("moves-or-fires", "C22", (("weapon", weapon.id),))
    left = rounds_left(weapon, unit, aim.round)
    if left is not None and left < 1:
        return Refusal("no-rounds", "S5", (("weapon", weapon.id),))
    if context in ("reaction", "defence") and (weapon.indirect or weapon.kind in ("charge", "grenades")):
        return Refusal("no-reaction-weapon", "S2", (("weapon", weapon.id),))
    return None


def aim_refusal(state: State, unit: Unit, aim: Aim, context: Context) -> Refusal | None:
    """Return the reason why a unit cannot fire at a target in a context; None if it can."""
    refused = weapon_refusal(state, unit, aim, context)
    if refused is not None:
        return refused
    weapon, target = state.book.weapons[aim.weapon], target_of(state, aim)
    if target is None:
        return Refusal("no-target", "C29")
    owner = target.unit.seat if target.unit is not None else target.marker.seat if target.marker is not None else ""
    if owner == unit.seat:
        return Refusal("own-target", "S5")
    return (
        _range_refusal(state, unit, weapon, target)
        or _arc_refusal(state, unit, weapon, target, context)
        or _effect_refusal(state, unit, weapon, target, aim)
        or _sight_refusal(state, unit, weapon, target)
    )


def _range_refusal(state: State, unit: Unit, weapon: Weapon, target: Target) -> Refusal | None:
    length = reach(state, unit, target)
    if weapon.bands and band_at(weapon, length) is None:
        return Refusal("out-of-range", "L106", (("weapon", weapon.id),))
    if length < weapon.least:
        return Refusal("too-near-to-fire", "L116", (("weapon", weapon.id),))
    return None


def in_front(unit: Unit, point: Point, width: int = QUARTER) -> bool:
    """Return whether a point is in the front sector of a unit's hull or carriage (C21).

    `width` is the angle of the sector in tenths of a degree.
    """
    pose = pose_of(unit)
    return Sector.facing(pose.point, pose.heading, width).contains(point)


def _arc_refusal(state: State, unit: Unit, weapon: Weapon, target: Target, context: Context) -> Refusal | None:
    """Return the reason why a weapon does not bear: a fixed mount turns only with its hull, which full fire may do
    (C15)."""
    if weapon.mounted == "fixed" and context != "full" and not in_front(unit, target.point):
        return Refusal("out-of-arc", "C15", (("weapon", weapon.id),))
    if weapon.mounted == "fixed" and unit.stuck == "damage" and not in_front(unit, target.point):
        return Refusal("out-of-arc", "C15", (("weapon", weapon.id),))
    return None


def _effect_refusal(state: State, unit: Unit, weapon: Weapon, target: Target, aim: Aim) -> Refusal | None:
    """Return the reason why a weapon does nothing to a target (C12, C14, C30)."""
    each = target.unit
    if weapon.indirect:
        return None
    if each is None:
        pooled = any(band.dice for band in weapon.bands)
        return None if pooled and weapon.kind != "charge" else Refusal("no-area-fire", "S4")
    card = state.card(each)
    if card.is_armoured:
        open_crew = "open-topped" in card.traits or each.hatch
        pooled = any(band.dice for band in weapon.bands) and (open_crew or weapon.kind in ("flame", "charge"))
        if not can_pierce(weapon, reach(state, unit, target)) and not pooled:
            return Refusal("no-effect", "C12", (("weapon", weapon.id),))
        return None
    if aim.round or not (weapon.he or any(band.dice for band in weapon.bands) or card.arm == "vehicle"):
        return Refusal("no-effect", "L241", (("weapon", weapon.id),))
    return None


def _sight_refusal(state: State, unit: Unit, weapon: Weapon, target: Target) -> Refusal | None:
    eyes: Sequence[Unit] = (unit,)
    if weapon.indirect:
        eyes = (unit, *(each for each in state.placed(unit.seat) if state.card(each).arm == "command"))
    if target.unit is not None:
        each = target.unit
        seen = any(detects(state, eye, each) if state.dark else sees(state, eye, each) for eye in eyes)
    else:
        seen = any(_sees_place(state, eye, target.point) for eye in eyes)
    return None if seen else Refusal("no-sight", "S5", (("target", target.id or "place"),))


def _sees_place(state: State, eye: Unit, point: Point) -> bool:
    figures = state.book.figures.detection.small["open-acted"]
    most = figures.reduced if state.dark else None
    near = most is None or compare_distance(shape_of(state, eye), ConvexShape((point,)), most) <= 0
    return near and sees_point(state, eye, point)


def is_moving(state: State, unit: Unit, context: Context) -> bool:
    """Return whether a target counts as moving: it has moved, or is fired at during its move (section 2)."""
    return context in ("reaction", "defence") or has_moved(state, unit)


def unseen_by(state: State, unit: Unit, target: Unit) -> bool:
    """Return whether a unit fires at a target as at a hidden one: the unit itself does not detect it, or it is
    camouflaged (C29).
    """
    return target.camouflaged or not detects(state, unit, target)

"""The roll to destroy a vehicle that was hit (L223 to L239, C9 to C11)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.record import Record
from combat.engine.space.plane.heading import HALF, QUARTER
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sector import Sector
from combat.games.contact.rules.cards.unit_card import Face
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.charts.anti_tank_chart import DestroyFigures
from combat.games.contact.rules.events.fire_events import PlateTested
from combat.games.contact.rules.fire.aiming import band_of
from combat.games.contact.rules.fire.harming import immobilise, lose
from combat.games.contact.rules.fire.to_hit import barrel_to_destroy, begun
from combat.games.contact.rules.ground.pieces import level
from combat.games.contact.rules.measuring import pose_of, within
from combat.games.contact.rules.rolling import cast
from combat.games.contact.rules.state import State, Unit

Result: TypeAlias = Literal["destroyed", "immobilised", "none"]
NO_ARMOUR = 0


class Strike(Record):
    """A hit on a vehicle: AT factor with modifiers, and the face that is hit."""

    face: Face
    ledger: Ledger
    critical: bool = False
    disabling: bool = False
    """Whether it can immobilise at most (L214)."""


def face_of(target: Unit, point: Point) -> Face:
    """Return the face of a vehicle towards a point; the front and rear sectors have 90 degrees (C21)."""
    pose = pose_of(target)
    if Sector.facing(pose.point, pose.heading, QUARTER).contains(point):
        return "front"
    return "rear" if Sector.facing(pose.point, pose.heading + HALF, QUARTER).contains(point) else "side"


def is_from_above(state: State, unit: Unit, target: Unit) -> bool:
    """Return whether a direct shot comes from above: from two levels higher and near (C10)."""
    figures = state.book.figures.anti_tank.destroy
    higher = level(state.book, pose_of(unit).point) - level(state.book, pose_of(target).point)
    return higher >= figures.above_levels and within(state, unit, target, figures.above_range)


def direct_strike(
    state: State, unit: Unit, weapon: Weapon, target: Unit, length: int, round_: str, *, low: bool, critical: bool
) -> Strike:
    """Return the strike of a direct hit from a distance in units of 0.1 mm.

    Hull-down vehicles (`low`) are hit on the front instead of the side. A `critical` hit rolls more dice.
    """
    figures, small = state.book.figures.anti_tank, state.book.figures.anti_tank.small_calibre
    face = face_of(target, pose_of(unit).point)
    if low and face == "side":
        face = "front"
    heat = weapon.heat or round_ == "heat"
    band = band_of(weapon, length)
    factor = weapon.anti_tank if weapon.anti_tank is not None else band.anti_tank if band is not None else 0
    terms = [Term("anti-tank", factor, "L256", weapon.id)]
    if weapon.kind == "gun" and not heat:
        terms.append(Term("distance", -begun(length, figures.steps[barrel_to_destroy(weapon, small)]), "L230"))
    if length < figures.hit.point_blank_range and not heat:
        terms.append(Term("point-blank", figures.destroy.point_blank, "L234"))
    terms += faced(figures.destroy, face)
    if is_from_above(state, unit, target):
        terms += from_above(state, target)
    rounds = {"apcr": figures.destroy.apcr, "apds": figures.destroy.apds}
    if round_ in rounds:
        terms.append(Term(round_, rounds[round_], "L237"))
    if heat:
        terms.append(Term("heat", figures.destroy.heat, "L238"))
    return Strike(face, tuple(term for term in terms if term.value or term.name == "anti-tank"), critical)


def faced(figures: DestroyFigures, face: Face) -> list[Term]:
    """Return the modifier for a face as a list (L235, C11); empty for the front."""
    added = {"side": figures.side, "rear": figures.rear}.get(face, 0)
    return [Term(face, added, "L235")] if added else []


def from_above(state: State, target: Unit) -> list[Term]:
    """Return the modifier of a strike from above as a list (L236)."""
    figures, open_ = state.book.figures.anti_tank.destroy, "open-topped" in state.card(target).traits
    return [Term("above", figures.above_open if open_ else figures.above, "L236")]


def armour_of(state: State, target: Unit, face: Face) -> int:
    """Return the armour of a vehicle's face; `NO_ARMOUR` for soft vehicles."""
    armour = state.card(target).armour
    return NO_ARMOUR if armour is None else armour.of(face)


def strike(state: State, shooter: str, target: str, blow: Strike) -> Steps[Result]:
    """Roll to destroy a vehicle, apply the result and return it (L225).

    A sum above the armour destroys the vehicle; one equal to it immobilises the vehicle.
    """
    each = state.units[target]
    count = 2 + (state.book.figures.anti_tank.destroy.critical_dice if blow.critical else 0)
    numbers = yield from cast(count, "destroy", "L223", target)
    armour = armour_of(state, each, blow.face)
    amount = sum(numbers) + total(blow.ledger)
    result: Result = "destroyed" if amount > armour else "immobilised" if amount == armour else "none"
    if blow.disabling and result == "destroyed":
        result = "immobilised"
    yield PlateTested(shooter, target, blow.face, blow.ledger, armour, tuple(numbers), result)
    if result == "destroyed":
        yield from lose(state, target, "destroyed")
    elif result == "immobilised":
        yield from immobilise(state, target, "shot")
    return result

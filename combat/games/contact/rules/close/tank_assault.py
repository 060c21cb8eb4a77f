"""Infantry against vehicles (L302 to L312, section 6)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.space.plane.containment import area_distance
from combat.engine.space.plane.distance import compare_distance
from combat.games.contact.rules.command.tests import experience_test
from combat.games.contact.rules.events.close_events import CloseRolled
from combat.games.contact.rules.fire.aiming import rounds_left
from combat.games.contact.rules.fire.harming import immobilise, lose
from combat.games.contact.rules.ground.pieces import bands
from combat.games.contact.rules.measuring import pose_of, shape_of
from combat.games.contact.rules.moves.retreating import withdraw
from combat.games.contact.rules.rolling import one
from combat.games.contact.rules.sight.detection import has_moved
from combat.games.contact.rules.state import State, Unit


def near_cover(state: State, target: Unit) -> bool:
    """Return whether a vehicle is near enough to cover to be assaulted (L304)."""
    shape, most, book = shape_of(state, target), state.book.figures.close.tank.cover, state.book
    for place, piece in enumerate(book.table.scenery):
        if piece.form == "point" or book.row_of(piece.kind).cover == "none":
            continue
        if piece.form == "area" and area_distance(shape, piece.area()).compare(most) <= 0:
            return True
        if piece.form == "line" and any(compare_distance(shape, band, most) <= 0 for band in bands(book, place)):
            return True
    return False


def weapon_score(state: State, unit: Unit) -> Term:
    """Return the roll needed with a unit's best means against a vehicle, as a term with its rule (L309 to L312)."""
    figures, traits = state.book.figures.close.tank, state.card(unit).traits
    for id_ in state.card(unit).weapons:
        weapon = state.book.weapons[id_]
        left = rounds_left(weapon, unit)
        if weapon.kind == "charge" and (left is None or left > 0):
            return Term("charge", figures.charge, "L311")
    if "assault" in traits or "smg" in traits:
        return Term("trained", figures.trained, "L310")
    return Term("infantry", figures.infantry, "L309")


def assault_ledger(state: State, target: Unit) -> Ledger:
    """Return the modifiers of the die by the properties of the target vehicle (L309 to L312); () if there are none."""
    figures, card = state.book.figures.close.tank, state.card(target)
    terms = list[Term]()
    if "open-topped" in card.traits:
        terms.append(Term("open-topped", figures.open_topped, "L309"))
    if not card.is_armoured:
        terms.append(Term("unarmoured", figures.unarmoured, "L310"))
    if target.stuck:
        terms.append(Term("immobilised", figures.immobilised, "L311"))
    if has_moved(state, target):
        terms.append(Term("moving", figures.moving, "L312"))
    return tuple(terms)


def nerve_ledger(state: State) -> Ledger:
    """Return the modifiers of the experience test before a tank assault (L305); () if there are none."""
    figures = state.book.figures.close.tank
    early = state.book.mission.year <= figures.early_year
    return (Term("early-war", figures.early, "L305"),) if early else ()


def assault_vehicle(state: State, unit: str, target: str, *, back: bool = True) -> Steps[None]:
    """Assault a vehicle in contact, yielding decisions and events: an experience test, then a die (section 6).

    The vehicle is lost if the modified die is higher than the roll needed, and immobilised if it is equal. With `back`
    the attacker then withdraws.
    """
    if not (yield from experience_test(state, unit, "tank-assault", "L305", nerve_ledger(state))):
        return
    each, score = state.units[target], weapon_score(state, state.units[unit])
    ledger = assault_ledger(state, each)
    number = yield from one("tank-assault", "L302", unit)
    amount = number + total(ledger)
    yield CloseRolled(unit, target, "tank", score.value, number, ledger, amount >= score.value)
    enemy = pose_of(each).point
    if amount > score.value:
        yield from lose(state, target, "tank-assault")
    elif amount == score.value:
        yield from immobilise(state, target, "tank-assault")
    if back:
        yield from withdraw(state, unit, enemy, state.book.figures.close.tank.back, "tank-assault")

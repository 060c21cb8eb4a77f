"""Pools of dice and the rolls needed (L104 to L143, C1 to C3)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.record import Record
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.fire.aiming import Context, Target, band_of, in_front, is_moving, reach, unseen_by
from combat.games.contact.rules.ground.pieces import kinds_under
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.sight.cover import Shelter, shelter
from combat.games.contact.rules.sight.sight_lines import through_smoke
from combat.games.contact.rules.state import State, Unit


class Pool(Record):
    """A pool: the number of dice, the roll that each needs, and the modifiers, with their terms."""

    dice: Ledger
    need: int
    added: Ledger

    @property
    def count(self) -> int:
        """Return the number of dice, at least 0 (C2)."""
        return max(0, total(self.dice))

    def hits(self, numbers: Sequence[int]) -> int:
        """Return the number of hits: a natural 6 always hits, a 1 never (C3)."""
        more = total(self.added)
        return sum(number == 6 or (number > 1 and number + more >= self.need) for number in numbers)


def pool(
    state: State,
    unit: Unit,
    weapon: Weapon,
    target: Target,
    context: Context,
    covering: int = 0,
    dice: int | None = None,
) -> Pool:
    """Return the pool of a weapon at a target.

    `covering` is the number of units whose covering fire hampers the shooter (C18); `dice` replaces the weapon's dice.
    """
    length = reach(state, unit, target)
    found = _dice(state, unit, weapon, target, context, dice)
    if target.unit is not None:
        need = score(state, unit, target.unit, weapon, context)
    else:
        need = state.book.figures.pools.still
    return Pool(found, need, _added(state, weapon, target, length, covering))


def _dice(state: State, unit: Unit, weapon: Weapon, target: Target, context: Context, dice: int | None) -> Ledger:
    figures, band = state.book.figures.pools, band_of(weapon, reach(state, unit, target))
    base = dice if dice is not None else band.dice if band is not None else 0
    terms = [Term("pool", base, "L106", weapon.id)]
    if context == "moving" and not weapon.starred:
        terms.append(Term("moved", -figures.moved, "L130"))
    if unit.suppressed:
        terms.append(Term("suppressed", -figures.hampered, "L131"))
    if _is_hampered(state, unit) or through_smoke(state, pose_of(unit).point, target.point):
        terms.append(Term("difficult", -figures.hampered, "C17"))
    count = max(0, total(tuple(terms)))
    for name, halved, rule in (
        ("hidden", _is_hidden(state, unit, target), "L132"),
        ("bunker", _in_bunker(state, target), "L133"),
    ):
        if halved:
            terms.append(Term(name, count // figures.divisor - count, rule))
            count //= figures.divisor
    return tuple(terms)


def _is_hampered(state: State, unit: Unit) -> bool:
    """Return whether a unit stands in a stream, a marsh or wire, on foot (C17)."""
    if not state.card(unit).on_foot:
        return False
    names = [kind.row for kind in kinds_under(state.book, pose_of(unit).point) if not kind.replaces]
    return any(state.book.rows[row].id in ("stream", "marsh", "shallow-river") for row in names)


def _is_hidden(state: State, unit: Unit, target: Target) -> bool:
    return target.unit is None or unseen_by(state, unit, target.unit)


def _in_bunker(state: State, target: Target) -> bool:
    return target.unit is not None and shelter(state, target.unit, None).bunker


def cover_against(state: State, target: Unit, shooter: Unit) -> Shelter:
    """Return the cover of a target against a shooter's direct fire, including the shield of a gun (section 8)."""
    found = shelter(state, target, pose_of(shooter).point)
    shielded = state.card(target).arm == "gun" and in_front(target, pose_of(shooter).point)
    return Shelter("light", "shield") if shielded and not found.covered else found


def score(state: State, unit: Unit, target: Unit, weapon: Weapon, context: Context) -> int:
    """Return the roll that each die of a pool needs (L135 to L143)."""
    figures = state.book.figures.pools
    if weapon.kind == "flame":
        return figures.flame
    cover, moving = cover_against(state, target, unit), is_moving(state, target, context)
    card = state.card(target)
    if card.is_armoured:
        return figures.crew
    if card.arm == "vehicle":
        return figures.vehicle_moving if moving or cover.covered else figures.vehicle_still
    if cover.bunker:
        return figures.bunker
    if cover.covered:
        return figures.light if cover.cover == "light" else figures.heavy
    return figures.moving if moving else figures.still


def _added(state: State, weapon: Weapon, target: Target, length: int, covering: int) -> Ledger:
    figures, terms, band = state.book.figures.pools, list[Term](), band_of(weapon, length)
    if band is not None and band.minus:
        terms.append(Term("weak", -band.minus, "L107", weapon.id))
    if length <= figures.point_blank_range and weapon.kind != "flame":
        terms.append(Term("point-blank", figures.point_blank, "L140"))
    if covering:
        terms.append(Term("covering-fire", -min(covering * figures.covering, figures.covering_most), "L141"))
    if target.unit is None:
        terms.append(Term("area-fire", -figures.area, "S4"))
    return tuple(terms)

"""Shells against infantry and guns: direct hits and indirect fire (L241 to L254, C8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import Allotment
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.events.fire_events import FireFell
from combat.games.contact.rules.fire.destroying import Strike, from_above, strike
from combat.games.contact.rules.fire.harming import lose, save
from combat.games.contact.rules.fire.pools import cover_against
from combat.games.contact.rules.measuring import pose_of, under_disc, within
from combat.games.contact.rules.rolling import cast
from combat.games.contact.rules.sight.cover import is_sheltered, shell_target, shelter_shelled
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.state import State, Unit


class AllotHits(WrittenDecision[State, Allotment]):
    """Which units take the further hits of a shell (C8)? As evenly as possible: "allot d3*2 d4*1"."""

    kind: ClassVar[str] = "allot"
    notations = (Allotment,)
    targets: tuple[str, ...] = ()
    """The units on which they may fall, the target first."""
    hits: int = 0

    def samples(self, state: object, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal allotments, endlessly: which units take the remainder is random."""
        while True:
            order = list(self.targets)
            for place in range(len(order) - 1, 0, -1):
                other = numbers.below(place + 1)
                order[place], order[other] = order[other], order[place]
            yield even(order, self.hits)

    def refused(self, state: object, value: Allotment) -> Refusal | None:
        """Return the reason why an allotment is illegal; None if it is legal: all hits, spread as evenly as
        possible.
        """
        counts = [dict(value.parts).get(each, 0) for each in self.targets]
        if any(unit not in self.targets for unit, _ in value.parts) or sum(counts) != self.hits:
            return Refusal("wrong-hits", self.rule, (("hits", self.hits),))
        return Refusal("uneven-hits", self.rule) if max(counts) - min(counts) > 1 else None


def even(targets: Sequence[str], hits: int) -> Allotment:
    """Return an allotment of hits spread as evenly as possible; the first targets take the remainder."""
    whole, rest = divmod(hits, len(targets))
    rows = ((unit, whole + (place < rest)) for place, unit in enumerate(targets))
    return Allotment([(unit, count) for unit, count in rows if count])


class Burst(Record):
    """Shells from above: point, diameter and effect."""

    at: Point
    disc: int
    dice: int
    anti_tank: int
    heat: bool = False
    weapon: str = ""


def direct_dice(state: State, unit: Unit, weapon: Weapon, target: Unit) -> tuple[Ledger, int]:
    """Return the dice of a direct shell besides its automatic hit, and the roll that each needs (L243 to L253)."""
    cover, figures = cover_against(state, target, unit), state.book.figures.shells
    row = shell_target(state, target, cover)
    terms = [Term("shell", weapon.he, "L281", weapon.id)]
    if row == "bunker":
        terms.append(Term("bunker", -figures.bunker_direct, "L253"))
    return tuple(terms), figures.scores[row].direct


def explode(state: State, shooter: str, weapon: Weapon, target: str) -> Steps[None]:
    """Roll the further hits of a direct shell that has hit, and the saves, yielding decisions and events (C8).

    The other seat allots hits beyond the first to units near the target.
    """
    unit, each = state.units[shooter], state.units[target]
    ledger, need = direct_dice(state, unit, weapon, each)
    numbers = yield from cast(max(0, total(ledger)), "shell", "L243", target)
    more = sum(number >= need for number in numbers)
    where = pose_of(each)
    yield FireFell(shooter, weapon.id, target, where, "shells", ledger, (), need, tuple(numbers), more + 1)
    hits = {target: 1}
    near = [target, *(other.id for other in _near(state, unit, each))]
    allotted = even(near, more) if more and len(near) == 1 else None
    if more and allotted is None:
        answer = yield from ask(AllotHits("C8", target, unit.seat, tuple(near), more))
        assert isinstance(answer, Allotment)
        allotted = answer
    for struck, count in allotted.parts if allotted is not None else ():
        hits[struck] = hits.get(struck, 0) + count
    for struck, count in hits.items():
        yield from save(state, struck, count)


def _near(state: State, unit: Unit, target: Unit) -> Iterator[Unit]:
    """Yield the other enemies on which further hits may fall: near the target and in sight (C8)."""
    spread = state.book.figures.shells.spread
    for other in state.units.values():
        if other.seat != target.seat or not other.known or other.id == target.id or state.card(other).is_armoured:
            continue
        if within(state, other, target, spread) and sees(state, unit, other):
            yield other


def under(state: State, at: Point, disc: int) -> list[str]:
    """Return the ids of the units of both seats whose centre is under a disc.

    `disc` is its diameter in units of 0.1 mm.
    """
    return [unit.id for unit in state.units.values() if unit.placed and under_disc(unit, at, disc)]


def burst_dice(state: State, target: Unit, burst: Burst) -> tuple[Ledger, int]:
    """Return the dice of indirect shells for a unit under the template, and the roll that each needs (L245 to L254)."""
    figures = state.book.figures.shells
    cover = shelter_shelled(state, target)
    terms = [Term("shell", burst.dice, "L281")]
    if state.card(target).arm == "vehicle":
        return tuple(terms), figures.vehicle
    row = shell_target(state, target, cover)
    if row == "bunker":
        terms.append(Term("bunker", -figures.bunker_indirect, "L253"))
    elif is_sheltered(state, target):
        terms.append(Term("sheltered", -figures.shelter, "L254"))
    return tuple(terms), figures.scores[row].indirect


def shell_unit(state: State, shooter: str, target: str, burst: Burst) -> Steps[None]:
    """Roll the dice of indirect shells for one unit under the template, and apply the result (L245)."""
    each = state.units[target]
    ledger, need = burst_dice(state, each, burst)
    numbers = yield from cast(max(0, total(ledger)), "bombardment", "L245", target)
    hits = sum(number >= need for number in numbers)
    at = Pose.at(burst.at)
    yield FireFell(shooter, burst.weapon, target, at, "bombardment", ledger, (), need, tuple(numbers), hits)
    if not state.card(target).is_armoured:
        yield from save(state, target, hits)
        return
    if hits >= state.book.figures.shells.vehicle_hits:
        terms = [Term("anti-tank", burst.anti_tank, "L256"), *from_above(state, each)]
        if burst.heat:
            terms.append(Term("heat", state.book.figures.anti_tank.destroy.heat, "L238"))
        yield from strike(state, shooter, target, Strike("rear", tuple(terms)))


def burn(state: State, target: str) -> Steps[None]:
    """Remove a unit that a flame-thrower hit, without a save (L120, C19)."""
    yield from lose(state, target, "flames")

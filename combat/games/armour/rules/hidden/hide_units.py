"""Secret notes before deployment: units in ambush and in reserve (A35, A36, A40)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.air.flights import flights
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.events.hidden_events import UnitsHidden, UnitsNumbered
from combat.games.armour.rules.hidden.hiding import Hiding
from combat.games.armour.rules.hidden.off_table import unseen_units
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER


class HideUnits(WrittenDecision[State, Hiding]):
    """Which units are in ambush, and which in reserve? "hide ambush d3 d3t reserve d5", or "done" for none (A35)."""

    kind: ClassVar[str] = "hide-units"
    notations = (Hiding,)
    declined_with = DONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers, endlessly."""
        units = [unit.id for unit in unseen_units(state, self.seat)]
        while True:
            ambush, reserve = list[str](), list[str]()
            for unit in _shuffled(units, numbers):
                chosen = (ambush, reserve)[numbers.below(2)]
                chosen.append(unit)
                if hiding_refusal(state, self.seat, Hiding(ambush, reserve)) is not None:
                    chosen.pop()
            yield Hiding(ambush, reserve) if ambush or reserve else DONE

    def refused(self, state: State, hiding: Hiding) -> Refusal | None:
        """Return the reason why the notes are refused; None if they are legal."""
        return hiding_refusal(state, self.seat, hiding)


def _shuffled(units: Iterable[str], numbers: RandomSource) -> Iterator[str]:
    left = list(units)
    while left:
        yield left.pop(numbers.below(len(left)))


def hiding_refusal(state: State, seat: Seat, hiding: Hiding) -> Refusal | None:
    """Return the reason why units cannot be noted in ambush and in reserve; None if they can (L543, A36)."""
    flight = next((unit.id for unit in flights(state, seat) if unit.id in (*hiding.ambush, *hiding.reserve)), "")
    if flight:
        return Refusal("hidden-flight", "A38", (("about", flight),))
    unseen = {unit.id: unit for unit in unseen_units(state, seat)}
    if not all(unit in unseen for unit in (*hiding.ambush, *hiding.reserve)):
        return Refusal("one-unit", "A35")
    ambush, reserve = ([unseen[unit] for unit in units] for units in (hiding.ambush, hiding.reserve))
    return _ambush_refusal(state, seat, ambush) or _reserve_refusal(state, seat, reserve)


def _ambush_refusal(state: State, seat: Seat, units: list[Unit]) -> Refusal | None:
    """Return the reason why units cannot be in ambush: there are too many, or transports and observers without their
    unit."""
    most = state.book.mission.side(seat).ambush
    chosen = {unit.id for unit in units}
    named = {unit.id for unit in named_reserves(state, seat)}
    for unit in units:
        if unit.parent and unit.parent not in chosen:
            return Refusal("hidden-apart", "L543", (("about", unit.parent),))
        if unit.id in named:
            return Refusal("reserve-named", "A36", (("about", unit.id),))
    if sum(1 for unit in units if not unit.parent) > most:
        return Refusal("ambush-full", "L543", (("count", most),))
    return None


def _reserve_refusal(state: State, seat: Seat, units: list[Unit]) -> Refusal | None:
    """Return the reason why units cannot be in reserve: headquarters, ranged in artillery, or too many points (A36,
    L691)."""
    if not units:
        return None
    reserves = state.book.mission.side(seat).reserves
    if reserves is None or not reserves.share:
        return Refusal("no-reserves", "A36")
    for unit in units:
        if unit.parent:
            return Refusal("hidden-apart", "A36", (("about", unit.parent),))
        if unit.headquarters:
            return Refusal("reserve-headquarters", "A36")
        if unit.aiming_point is not None:
            return Refusal("reserve-ranged-in", "L691", (("about", unit.id),))
    points, most = sum(unit.points for unit in units), reserve_points(state, seat)
    if points > most:
        return Refusal("reserve-points", "A36", (("points", points), ("count", most)))
    return None


def reserve_points(state: State, seat: Seat) -> int:
    """Return the points that a seat may put in reserve: the mission's share of its force, 0 without reserves (A36)."""
    reserves, force = state.book.mission.side(seat).reserves, state.book.forces[seat]
    return reserves.share * force.points // 100 if reserves is not None else 0


def hides_next(state: State) -> Seat:
    """Return the seat that notes its hidden units next; "" if none is left (A35)."""
    return next((seat for seat in (DEFENDER, ATTACKER) if seat not in state.hiding_over and may_hide(state, seat)), "")


def may_hide(state: State, seat: Seat) -> bool:
    """Return whether the mission allows a seat ambushes or reserves."""
    side = state.book.mission.side(seat)
    return bool(side.ambush) or side.reserves is not None


def hide_units(state: State, seat: Seat) -> Steps[None]:
    """Ask a seat for its hidden units and record them; it is not asked if only named reserves are possible (A36)."""
    side = state.book.mission.side(seat)
    answer: Answer = DONE
    if side.ambush or (side.reserves is not None and side.reserves.share):
        answer = yield from ask(HideUnits("A35", "", seat))
    yield secret_notes(state, seat, answer)
    yield UnitsNumbered(seat)


def secret_notes(state: State, seat: Seat, answer: Answer) -> UnitsHidden:
    """Return the event that records a seat's answer; named reserves, transports and observers of reserves are added."""
    ambush: tuple[str, ...] = ()
    reserve = {unit.id for unit in named_reserves(state, seat)}
    if isinstance(answer, Hiding):
        ambush = answer.ambush
        reserve.update(answer.reserve)
    split = (unit.id for unit in state.units.values() if unit.id in reserve or unit.parent in reserve)
    return UnitsHidden(seat, ambush, tuple(split))


def named_reserves(state: State, seat: Seat) -> list[Unit]:
    """Return the units of a seat whose types its mission keeps in reserve, without headquarters (A36)."""
    reserves = state.book.mission.side(seat).reserves
    units = unseen_units(state, seat) if reserves is not None and reserves.units else []
    return [
        unit for unit in units if reserves and unit.card in reserves.units and not (unit.headquarters or unit.parent)
    ]

"""Advance order: one hex per unit, also into enemies (10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import as_word, parse_any
from combat.engine.space.hexes.hex import NOWHERE, Hex, HexError
from combat.games.command.rules.answers import DONE, Handing, Leaving, Placement
from combat.games.command.rules.events.fight_events import GroupStopped, StepTaken
from combat.games.command.rules.events.turn_events import StageReached
from combat.games.command.rules.events.unit_events import WeaponTaken
from combat.games.command.rules.ground.entering import cliff_between, forbidden
from combat.games.command.rules.orders.able import able_to
from combat.games.command.rules.orders.stepping import can_exit, may_carry
from combat.games.command.rules.pieces.harm import remaining
from combat.games.command.rules.state import Order, State, Unit


@able_to("advance")
def can_advance(state: State, units: list[Unit]) -> bool:
    """Return whether at least one of the units can advance into a hex or exit."""
    return any(_goes_somewhere(state, unit) for unit in units)


def _goes_somewhere(state: State, unit: Unit) -> bool:
    return can_exit(state, unit.side, unit.hex) or any(
        hex_ is not None and advance_refusal(state, unit, hex_) is None
        for hex_ in state.book.map.board.neighbours(unit.hex)
    )


def advance_refusal(state: State, unit: Unit, hex_: Hex) -> Refusal | None:
    """Return the reason why a unit cannot advance into an adjacent hex; None if it can (10.1).

    A unit with a weapon cannot cross a cliff.
    """
    if (why := forbidden(state, unit.hex, hex_)) is not None:
        return why
    if unit.weapon and cliff_between(state, unit.hex, hex_):
        return Refusal("cliff-with-weapon", "17.4", (("hex", hex_),))
    return None


class AdvanceOne(Decision):
    """Which unit advances next? "g-line-1 05.06", "exit g-line-1", "give g-lmg-1 g-line-2", or "done" (10.1)."""

    kind: ClassVar[str] = "advance-one"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order, without repeats."""
        order = state.order
        assert order is not None
        waiting = [state.units[unit] for unit in left_to_go(state, order)]
        for unit in waiting:
            for hex_ in state.book.map.board.neighbours(unit.hex):
                if hex_ is not None and advance_refusal(state, unit, hex_) is None:
                    yield Placement(unit.id, hex_)
            if can_exit(state, unit.side, unit.hex):
                yield Leaving(unit.id)
        yield from handings(state, waiting)
        if not must_advance(state, order):
            yield DONE

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        order = state.order
        assert order is not None
        if answer == DONE:
            return Refusal("must-advance", "8.3") if must_advance(state, order) else None
        try:
            placed = as_word(Placement, answer)
        except (ValueError, HexError):
            placed = None
        if placed is not None and placed.unit in left_to_go(state, order):
            return advance_refusal(state, state.units[placed.unit], placed.hex)
        return None if answer in self.options(state) else Refusal("not-an-option", self.rule)

    def read(self, answer: Answer) -> str:
        """Return an answer parsed as a Handing, Leaving or Placement; plain text if it is none of these."""
        return parse_any(answer, Handing, Leaving, Placement)


def left_to_go(state: State, order: Order) -> tuple[str, ...]:
    """Return the ids of the activated units on the map that have not advanced yet."""
    return tuple(unit for unit in remaining(state, order.units) if unit not in order.done)


def must_advance(state: State, order: Order) -> bool:
    """Return whether a unit must advance: none has acted yet although one can (8.3)."""
    if order.done:
        return False
    return any(_goes_somewhere(state, state.units[unit]) for unit in left_to_go(state, order))


def handings(state: State, units: list[Unit]) -> list[Handing]:
    """Return the weapon transfers from or to some units that are possible in place of a step (7.2).

    Empty if the option `free_transfer` is off.
    """
    if not state.book.options.free_transfer:
        return []
    ids = {unit.id for unit in units}
    found: dict[Handing, None] = {}
    for unit in units:
        here = state.units_in(unit.hex, unit.side)
        for giver in here:
            for taker in here:
                concerns = giver.weapon and giver.id != taker.id and ids & {giver.id, taker.id}
                if concerns and may_carry(state, taker, giver.weapon):
                    found[Handing(giver.weapon, taker.id)] = None
    return list(found)


def carry_on(state: State, order: Order) -> Steps[None]:
    """Ask which unit advances next and start its step; reach the stage "melees" when none is left."""
    if order.group:
        yield GroupStopped(order.group)
        return
    if not left_to_go(state, order):
        yield StageReached("melees")
        return
    answer = yield from ask(AdvanceOne("10.1", "", order.side))
    match answer:
        case Handing():
            yield from _hand_over(state, order, answer)
        case Leaving():
            yield StepTaken((answer.unit,), NOWHERE, 0)
        case Placement():
            yield StepTaken((answer.unit,), answer.hex, 0)
        case _:
            yield StageReached("melees")


def _hand_over(state: State, order: Order, handing: Handing) -> Steps[None]:
    giver = state.carrier(handing.weapon)
    assert giver is not None
    yield WeaponTaken(handing.weapon, giver.id, handing.taker)
    who = giver.id if giver.id in left_to_go(state, order) else handing.taker
    yield GroupStopped((who,))

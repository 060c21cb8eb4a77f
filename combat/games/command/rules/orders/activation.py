"""Activation for an order: a single unit, or a leader with units in command range (8.2, 6.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import distance
from combat.games.command.rules.answers import Pieces
from combat.games.command.rules.orders.able import able
from combat.games.command.rules.pieces.values import command, is_leader
from combat.games.command.rules.state import State, Unit


class Activate(Decision):
    """Which units are activated for an order or for Op Fire? Their ids: "g-leader-1 g-line-2" (8.2)."""

    kind: ClassVar[str] = "activate"
    seat: Seat = ""
    order: str = "move"
    """The order, or "op-fire"."""

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable, because the answers are too many to list."""
        raise Uncountable(self.kind)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        try:
            ids = Pieces.read(str(answer)).ids
        except ValueError:
            return Refusal("not-an-option", self.rule)
        strange = [id_ for id_ in ids if id_ not in state.units]
        if strange:
            return Refusal("no-such-unit", self.rule, (("unit", strange[0]),))
        units = [state.units[id_] for id_ in ids]
        return (
            next((why for unit in units if (why := not_free(state, self.seat, unit))), None)
            or out_of_command(state, self.order, units)
            or (None if able(state, self.order, units) else Refusal(f"chosen-cannot-{self.order}", "8.3"))
        )

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal activations: a free unit and some of those that it commands.

        Ends only when no activation is possible.
        """
        free = free_units(state, self.seat)
        first = list(free)
        while first:
            unit = first[numbers.below(len(first))]
            leads = is_leader(state, unit)
            others = [other for other in free if reaches(state, self.order, unit, other)] if leads else []
            chosen = [unit.id, *(other.id for other in others if numbers.below(4))]
            answer = Pieces(chosen)
            if self.refusal(state, answer) is None:
                yield answer
            elif not others:
                first.remove(unit)


def not_free(state: State, side: Seat, unit: Unit) -> Refusal | None:
    """Return the reason why a unit cannot be activated now; None if it can."""
    if not unit.on_map or unit.side != side:
        return Refusal("not-yours", "8.2", (("unit", unit.id),))
    if unit.activated and not state.figure(unit).hero:
        return Refusal("activated", "8.2", (("unit", unit.id),))
    return None


def free_units(state: State, side: Seat) -> list[Unit]:
    """Return the units of a side on the map that can be activated now."""
    return [unit for unit in state.on_map(side) if not unit.activated or state.figure(unit).hero]


def reaches(state: State, order: str, leader: Unit, unit: Unit) -> bool:
    """Return whether a leader can activate a unit for an order: within its Command, or by spotting for its mortar."""
    if leader.id == unit.id or not is_leader(state, leader) or is_leader(state, unit):
        return False
    if not _is_scout(state, leader) and distance(leader.hex, unit.hex) <= command(state, leader):
        return True
    return order == "fire" and spots_for(state, leader, unit)


def _is_scout(state: State, leader: Unit) -> bool:
    """Return whether a leader is a scout, who has no Command (6.8)."""
    return state.figure(leader).spots


def spots_for(state: State, leader: Unit, unit: Unit) -> bool:
    """Return whether a leader can spot for a unit's mortar (11.12)."""
    if not unit.weapon or unit.broken or unit.suppressed or leader.broken or leader.suppressed:
        return False
    if not state.book.options.spotters or not (leader.spots or state.figure(leader).spots):
        return False
    return state.weapon_figure(unit.weapon).kind == "mortar"


def out_of_command(state: State, order: str, units: list[Unit]) -> Refusal | None:
    """Return the reason why units cannot be activated together; None if one leader reaches all others (6.6)."""
    if len(units) == 1:
        return None
    leaders = [unit for unit in units if is_leader(state, unit)]
    if not leaders:
        return Refusal("needs-leader", "6.6")
    if len(leaders) > 1:
        return Refusal("leaders-alone", "6.6")
    far = [unit for unit in units if unit.id != leaders[0].id and not reaches(state, order, leaders[0], unit)]
    return Refusal("out-of-command", "6.6", (("unit", far[0].id),)) if far else None


def anybody(state: State, side: Seat, order: str) -> bool:
    """Return whether at least one unit of a side can be activated for an order and carry it out."""
    free = free_units(state, side)
    return bool(free) and able(state, order, free)

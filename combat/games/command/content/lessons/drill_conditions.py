"""Lesson conditions on units and turns."""

from __future__ import annotations

from combat.engine.lessons.conditions import Condition
from combat.engine.lessons.facts import Fact
from combat.games.command.rules.state import State


class UnitStands(Condition):
    """Condition on the state of a unit; fields that are None or empty match anything."""

    unit: str
    hex: tuple[str, ...] = ()
    broken: bool | None = None
    suppressed: bool | None = None
    gone: bool | None = None

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether the unit, in the state as the player sees it, meets the condition; False if it is unknown."""
        assert isinstance(state, State)
        unit = state.units.get(self.unit)
        if unit is None:
            return False
        facts = ((self.broken, unit.broken), (self.suppressed, unit.suppressed), (self.gone, not unit.on_map))
        return (not self.hex or str(unit.hex) in self.hex) and all(wanted in (None, found) for wanted, found in facts)


class TurnReached(Condition):
    """Condition that a player turn has begun (3.0)."""

    turn: int

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether the turn has been reached, in the state as the player sees it."""
        assert isinstance(state, State)
        return state.turn >= self.turn

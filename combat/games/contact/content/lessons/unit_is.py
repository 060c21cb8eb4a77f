"""Lesson condition on the state of a unit."""

from __future__ import annotations

from combat.engine.lessons.conditions import Condition
from combat.engine.lessons.facts import Fact
from combat.games.contact.rules.state import State


class UnitIs(Condition):
    """Condition on a unit as the player sees it; a value of None matches anything."""

    unit: str
    acted: bool | None = None
    suppressed: bool | None = None
    demoralised: bool | None = None
    gone: bool | None = None
    known: bool | None = None

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a seat's view meets the condition; a unit that is not in the view only meets `known=False`."""
        assert isinstance(state, State)
        unit = state.units.get(self.unit)
        if unit is None:
            return self.known is False
        wanted = (self.acted, self.suppressed, self.demoralised, self.gone, self.known)
        found = (unit.acted, unit.suppressed, unit.demoralised, not unit.alive, unit.known)
        return all(each in (None, is_so) for each, is_so in zip(wanted, found, strict=True))

"""Known enemies that could hit a unit at its place or at the end of its move, by their next full fire (section 5)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record, replace
from combat.games.contact.rules.measuring import gap
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.standing.finders import board_facts
from combat.games.contact.standing.shot_forecast import Forecast, best_aims
from combat.games.miniatures.standing.sliced_search import SlicedSearch


class Danger(Record):
    """The best shot of one enemy."""

    unit: str
    shot: Forecast
    distance: int
    """In units of 0.1 mm."""


class Dangers(SlicedSearch[Danger]):
    """Search for the enemies that can hit one unit; in `found` the most dangerous come first.

    It assumes that the enemy has found the unit, and that every enemy may fire even if it has acted.
    """

    def __init__(self, state: State, unit: Unit) -> None:
        """Begin a search for a unit, whose pose may differ from that in the state."""
        self.unit, self._known = unit, board_facts(state)
        self._view = state.copy()
        self._view.units[unit.id] = replace(unit, where="table")
        super().__init__(self._judged(), lambda each: -each.shot.worth)

    def is_about(self, state: State, unit: Unit) -> bool:
        """Return whether this search is about exactly this unit in this state."""
        return self.unit == unit and self._known == board_facts(state)

    def _judged(self) -> Iterator[Danger | None]:
        view, target = self._view, self._view.units[self.unit.id]
        able = [
            each for each in view.units.values() if each.seat != target.seat and each.known and not each.demoralised
        ]
        for distance, enemy in sorted((gap(view, enemy, target), enemy.id) for enemy in able):
            shots = best_aims(view, view.units[enemy], target.id)
            yield Danger(enemy, shots[0], distance) if shots and shots[0].worth > 0 else None

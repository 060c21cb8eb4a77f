"""Enemies that would detect a unit at its current or planned place, and the detection limit of each (section 4)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record, replace
from combat.games.contact.rules.measuring import gap
from combat.games.contact.rules.sight.detection import limit, watchers_of_enemy
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.state import State, Unit
from combat.games.miniatures.standing.sliced_search import SlicedSearch


class Finder(Record):
    """A known enemy, and whether it would detect the unit."""

    unit: str
    distance: int
    """In units of 0.1 mm."""
    limit: int | None
    """Greatest distance at which it finds the unit, in units of 0.1 mm; None without a limit."""
    sees: bool

    @property
    def finds(self) -> bool:
        """Return whether the enemy would detect the unit: it is in sight and near enough."""
        return self.sees and (self.limit is None or self.distance <= self.limit)


def board_facts(state: State) -> tuple[object, ...]:
    """Return the units and the smoke, on which sight and fire depend besides the ground; compared to detect changes."""
    return tuple(state.units.values()), state.smoke


class Finders(SlicedSearch[Finder]):
    """Search for enemies that detect one unit at a place; `found` grows with each call of `step`."""

    def __init__(self, state: State, unit: Unit) -> None:
        """Begin a search for a unit, whose pose, moves and fire may differ from those in the state."""
        self.unit, self._known = unit, board_facts(state)
        self._view = state.copy()
        self._view.units[unit.id] = unit
        super().__init__(self._judged())

    def is_about(self, state: State, unit: Unit) -> bool:
        """Return whether this search is about exactly this unit in this state."""
        return self.unit == unit and self._known == board_facts(state)

    def _judged(self) -> Iterator[Finder]:
        view = self._view
        enemies = [enemy for enemy in watchers_of_enemy(view, self.unit.seat) if enemy.known]
        for distance, enemy in sorted((gap(view, enemy, self.unit), enemy.id) for enemy in enemies):
            viewer = view.units[enemy]
            yield Finder(enemy, distance, limit(view, viewer, self.unit), sees(view, viewer, self.unit))

    @property
    def finding(self) -> list[Finder]:
        """Return the enemies found so far that would detect the unit."""
        return [each for each in self.found if each.finds]


def rings(state: State, unit: Unit) -> list[tuple[str, int | None]]:
    """Return the distances at which a usual viewer on level ground detects a unit: now ("now") and after it fires
    ("fires").

    Distances are in units of 0.1 mm, None for no limit. The list is empty if there is no viewer.
    """
    enemy = next((each for each in watchers_of_enemy(state, unit.seat) if each.known), None)
    viewer = enemy or _stand_in(state, unit)
    if viewer is None:
        return []
    view = state.copy()
    found = list[tuple[str, int | None]]()
    for name, each in (("now", unit), ("fires", replace(unit, fired=True, camouflaged=False, cover=False))):
        known = replace(each, where="table" if name == "fires" else each.where)
        view.units[unit.id] = known
        found.append((name, limit(view, viewer, known)))
    return found


def _stand_in(state: State, unit: Unit) -> Unit | None:
    """Return a unit of the same place to look from, where no enemy is known."""
    return next((each for each in state.placed(unit.seat) if each.id != unit.id and not each.demoralised), None)

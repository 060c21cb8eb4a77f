"""Writers of the night."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.events.night_events import DawnRolled, NightSightRolled
from combat.games.armour.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(NightSightRolled)
def _night_sight_rolled(state: State, event: NightSightRolled) -> None:
    state.units[event.unit] = replace(state.units[event.unit], sight=event.distance)


@writes(DawnRolled)
def _dawn_rolled(state: State, event: DawnRolled) -> None:
    state.night, state.dawn_dice = not event.dawns, len(event.numbers)

"""Writers of works."""

from __future__ import annotations

from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.events.works_events import (
    MinesCleared,
    WorkCrushed,
    WorkPlaced,
    WorksAbandoned,
    WorksEnded,
)
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.placed_work import PlacedWork

WRITERS = Writers()
writes = WRITERS.register


@writes(WorkPlaced)
def _work_placed(state: State, event: WorkPlaced) -> None:
    state.works = (*state.works, PlacedWork(event.work, event.seat, event.pose))


@writes(WorksEnded)
def _works_ended(state: State, event: WorksEnded) -> None:
    state.works_over = (*state.works_over, event.seat)


@writes(MinesCleared)
def _mines_cleared(state: State, event: MinesCleared) -> None:
    _remove(state, event.mines)


@writes(WorkCrushed)
def _work_crushed(state: State, event: WorkCrushed) -> None:
    _remove(state, event.work)


@writes(WorksAbandoned)
def _works_abandoned(state: State, event: WorksAbandoned) -> None:
    for work in event.works:
        _remove(state, work)


def _remove(state: State, gone: PlacedWork) -> None:
    state.works = tuple(work for work in state.works if work != gone)

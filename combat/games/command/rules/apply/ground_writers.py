"""Writers of terrain events: smoke, works, blazes, starshells."""

from __future__ import annotations

from combat.games.command.rules.apply.writers import Writers
from combat.games.command.rules.events import ground_events as told
from combat.games.command.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(told.SmokeLaid)
def _smoke_laid(state: State, event: told.SmokeLaid) -> None:
    state.smoke_cup -= {event.marker}
    lies = state.smoke.get(event.hex)
    if lies is None or lies // 10 < event.marker // 10:
        state.smoke[event.hex] = event.marker
        if lies is not None:
            state.smoke_cup |= {lies}
    else:
        state.smoke_cup |= {event.marker}


@writes(told.SmokeLifted)
def _smoke_lifted(state: State, event: told.SmokeLifted) -> None:
    state.smoke_cup |= {state.smoke.pop(event.hex)}


@writes(told.WorkPlaced)
def _work_placed(state: State, event: told.WorkPlaced) -> None:
    state.works[event.hex] = event.work


@writes(told.WorkRemoved)
def _work_removed(state: State, event: told.WorkRemoved) -> None:
    del state.works[event.hex]
    state.alone.pop(event.hex, None)


@writes(told.BlazeLit)
def _blaze_lit(state: State, event: told.BlazeLit) -> None:
    state.blazes |= {event.hex}
    state.works.pop(event.hex, None)
    state.alone.pop(event.hex, None)
    if event.hex in state.smoke:
        state.smoke_cup |= {state.smoke.pop(event.hex)}


@writes(told.StarshellLit)
def _starshell_lit(state: State, event: told.StarshellLit) -> None:
    state.starshells += (event.hex,)


@writes(told.StarshellDied)
def _starshell_died(state: State, event: told.StarshellDied) -> None:
    left = list(state.starshells)
    left.remove(event.hex)
    state.starshells = tuple(left)


@writes(told.StoodAlone)
def _stood_alone(state: State, event: told.StoodAlone) -> None:
    state.alone[event.hex] = event.side

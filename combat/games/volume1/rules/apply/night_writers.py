"""Apply events of night and flares (21.0, 21.1)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply.writers import Writers
from combat.games.volume1.rules.state import Flare, State

WRITERS = Writers()
writes = WRITERS.register


@writes(ev.NightFell)
def _night_fell(state: State, event: ev.NightFell) -> None:
    state.night, state.flares_left = event.range, event.flares


@writes(ev.FlareLit)
def _flare_lit(state: State, event: ev.FlareLit) -> None:
    if event.man:
        state.flares_left -= 1
    if event.landed:
        state.flares += (Flare(event.landed, state.clock.turn, state.clock.impulse),)


@writes(ev.FlareDrifted)
def _flare_drifted(state: State, event: ev.FlareDrifted) -> None:
    moved = (replace(state.flares[event.flare], hex=event.hex),) if event.hex else ()
    state.flares = (*state.flares[: event.flare], *moved, *state.flares[event.flare + 1 :])


@writes(ev.FlareDied)
def _flare_died(state: State, event: ev.FlareDied) -> None:
    state.flares = (*state.flares[: event.flare], *state.flares[event.flare + 1 :])


@writes(ev.FlaresFound)
def _flares_found(state: State, event: ev.FlaresFound) -> None:
    state.flares_left += event.amount

"""Apply artillery events: strikes, shells and changed terrain (20.0)."""

from __future__ import annotations

from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply.writers import Writers
from combat.games.volume1.rules.state import Shell, State

WRITERS = Writers()
writes = WRITERS.register

WRITERS.only_told(ev.StrikeUnanswered)


@writes(ev.StrikeCalled)
def _strike_called(state: State, event: ev.StrikeCalled) -> None:
    state.strikes += (event.barrage,)
    if event.why == "call":
        state.called += (event.barrage,)


@writes(ev.StrikeBegan)
def _strike_began(state: State, event: ev.StrikeBegan) -> None:
    state.strikes = state.strikes[1:]


@writes(ev.ShellAimed)
def _shell_aimed(state: State, event: ev.ShellAimed) -> None:
    if not event.double:
        state.shells += (Shell(event.weapon, event.hex),)


@writes(ev.ShellScattered)
def _shell_scattered(state: State, event: ev.ShellScattered) -> None:
    """Move the shell to the end of the list, so that the next to scatter is first."""
    state.shells = state.shells[1:]
    if event.end:
        state.shells += (Shell(event.weapon, event.end),)


@writes(ev.ShellBurst)
def _shell_burst(state: State, event: ev.ShellBurst) -> None:
    state.shells = state.shells[1:]


@writes(ev.GroundStruck)
def _ground_struck(state: State, event: ev.GroundStruck) -> None:
    if event.left and state.board.terrain(event.hex) != event.mark:
        state.board = state.board.with_terrain(event.hex, event.mark)

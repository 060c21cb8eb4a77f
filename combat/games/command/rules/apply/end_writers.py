"""Writers of time, points and end-of-game events."""

from __future__ import annotations

from combat.games.command.rules.apply.writers import Writers
from combat.games.command.rules.events import end_events as told
from combat.games.command.rules.state import HIDDEN_CHIT, State
from combat.games.command.rules.two_sides import AXIS

WRITERS = Writers()
writes = WRITERS.register


@writes(told.TimeAdvanced)
def _time_advanced(state: State, event: told.TimeAdvanced) -> None:
    state.time = event.time


@writes(told.SuddenDeathRolled)
def _only_told(state: State, event: told.SuddenDeathRolled) -> None:
    pass


@writes(told.PointsScored)
def _points_scored(state: State, event: told.PointsScored) -> None:
    state.vp += event.points if event.side == AXIS else -event.points


@writes(told.ObjectiveTaken)
def _objective_taken(state: State, event: told.ObjectiveTaken) -> None:
    state.control[event.objective] = event.side
    left = {chit: tuple(n for n in numbers if n != event.objective) for chit, numbers in state.unpaid.items()}
    state.unpaid = {chit: numbers for chit, numbers in left.items() if numbers}


@writes(told.ObjectiveUnclaimed)
def _objective_unclaimed(state: State, event: told.ObjectiveUnclaimed) -> None:
    if event.units:
        state.unclaimed[event.objective] = event.units
    else:
        state.unclaimed.pop(event.objective, None)


@writes(told.ChitDrawn)
def _chit_drawn(state: State, event: told.ChitDrawn) -> None:
    state.secrets[event.side] += (event.chit,)
    state.cup -= {event.chit}


@writes(told.ChitOpened)
def _chit_opened(state: State, event: told.ChitOpened) -> None:
    if event.side:
        held = list(state.secrets[event.side])
        held.remove(event.chit if event.chit in held else HIDDEN_CHIT)
        state.secrets[event.side] = tuple(held)
    state.cup -= {event.chit}
    state.open_chits += (event.chit,)
    if event.owed:
        state.owed += (event.chit,)
    elif event.unpaid:
        state.unpaid[event.chit] = event.unpaid


@writes(told.SurrenderMoved)
def _surrender_moved(state: State, event: told.SurrenderMoved) -> None:
    state.surrender[event.side] = event.space


@writes(told.Ended)
def _ended(state: State, event: told.Ended) -> None:
    state.phase, state.winner, state.ended = "over", event.winner, event.how
    state.order = state.attack = None
    state.trigger, state.melees, state.too_weak = "", (), ()

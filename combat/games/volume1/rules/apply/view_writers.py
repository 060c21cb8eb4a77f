"""Apply the events that only a player's view receives (8.2)."""

from __future__ import annotations

from combat.engine.kernel.record import field_names
from combat.games.volume1.rules.apply.renaming import rename
from combat.games.volume1.rules.apply.writers import Writers, change
from combat.games.volume1.rules.events import view_events as ev
from combat.games.volume1.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(ev.StrangerTurned)
def _stranger_turned(state: State, event: ev.StrangerTurned) -> None:
    rename(state, {event.stranger: event.man})
    if event.gun is not None:
        state.guns = dict(sorted({**state.guns, event.gun.id: event.gun}.items()))


@writes(ev.CupCounted)
def _cup_counted(state: State, event: ev.CupCounted) -> None:
    state.cup = frozenset(event.cup)


@writes(ev.OrderShared)
def _order_shared(state: State, event: ev.OrderShared) -> None:
    change(state, event.man, order=event.order, aim=None, whom="")


@writes(ev.TruthTold)
def _truth_told(state: State, event: ev.TruthTold) -> None:
    truth = event.truth.copy()
    for name in field_names(State):
        setattr(state, name, getattr(truth, name))

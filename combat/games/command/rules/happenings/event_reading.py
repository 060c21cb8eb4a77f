"""Event!: the roller turns his next card up, and what its event says is carried out (2.5b, 15.0)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.events.turn_events import EventRead
from combat.games.command.rules.fate.interruptions import interrupts
from combat.games.command.rules.fate.rolls import look
from combat.games.command.rules.fate_cards import EventKind, FateCard
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State

Happening = Callable[[State, Seat, FateCard], Steps[None]]
"""What an event does to a state, for its reader, with the card that it stands on."""
HAPPENINGS: dict[EventKind, Happening] = {}
"""Each named by the module that carries it out."""


def happens(kind: EventKind) -> Callable[[Happening], Happening]:
    """Name what is defined below as what an event does."""

    def name(happening: Happening) -> Happening:
        HAPPENINGS[kind] = happening
        return happening

    return name


@interrupts("event")
def read_event(state: State, side: Seat, empty: bool) -> Steps[None]:
    """Read the next card of a side's deck; the melees that come of it are the interruption's (15.0)."""
    card = yield from look(state, side, "event", "15.0")
    yield EventRead(side, card.id)
    yield from HAPPENINGS[card.event](state, side, card)
    yield from victory.settle(state)

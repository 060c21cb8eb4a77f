"""Registry of the functions that apply events, one for each event type, and their helpers."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import replace
from combat.games.volume1.rules.state import Bomb, State


class Writers(Handlers[Event, State, None]):
    """Registry of the functions that apply a family of events, or all events."""

    def only_told(self, *kinds: type[Event]) -> None:
        """Register event types that do not change the state; their consequences are separate events."""
        self.register(*kinds)(_nothing)


def _nothing(state: State, event: Event) -> None:
    pass


def change(state: State, man: str, **facts: Any) -> None:
    """Replace fields of a man's record in the state."""
    state.men[man] = replace(state.men[man], **facts)


def leave_bombs(state: State, man: str) -> None:
    """Remove a man's Grenade Near and Grenade Far markers, since he has left the hex (14.2)."""
    if state.bombs:
        state.bombs = tuple(_without(bomb, man) for bomb in state.bombs)


def _without(bomb: Bomb, man: str) -> Bomb:
    near, far = (tuple(name for name in names if name != man) for names in (bomb.near, bomb.far))
    return replace(bomb, near=near, far=far)

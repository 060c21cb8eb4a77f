"""Wake the connections of a game when it has something to send."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from combat.engine.net.server.live_game import LiveGame


class Signals:
    """An asyncio event for each game, set from the executor's thread; a set event is replaced by a new one."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._events: WeakKeyDictionary[LiveGame, asyncio.Event] = WeakKeyDictionary()

    def of(self, live: LiveGame) -> asyncio.Event:
        """Return the event that is set at the next change of a game; get it before reading the game's messages."""
        self._loop = asyncio.get_running_loop()
        return self._events.setdefault(live, asyncio.Event())

    def changed(self, live: LiveGame) -> None:
        """Set the event of a game; may be called from any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wake, live)

    def _wake(self, live: LiveGame) -> None:
        event = self._events.pop(live, None)
        if event is not None:
            event.set()

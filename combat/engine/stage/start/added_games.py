"""Games of other packages on the start screen, read in the background after the first frame."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Mapping, Sequence

from combat.engine.kernel.text_message import TextMessage
from combat.engine.stage.window_options import GameOnShelf

Read = Callable[[], tuple[Mapping[str, str], Sequence[TextMessage]]]
"""Returns the names of added games by id, and a message about each that cannot be used."""


class AddedGames:
    """Reads games of other packages in a thread, started by the first call; a call returns those read so far."""

    def __init__(self, read: Read, present: str) -> None:
        """`present` is the id of the current game, which is listed anyway."""
        self._read, self._present = read, present
        self._names: Mapping[str, str] = {}
        self._faults: Sequence[TextMessage] = ()
        self._thread: threading.Thread | None = None

    def __call__(self) -> tuple[GameOnShelf, ...]:
        """Return the added games known so far; print each message about an unusable one once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._learn, name="titles", daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            return ()
        for fault in self._faults:
            print(fault, file=sys.stderr)
        self._faults = ()
        return tuple(GameOnShelf(id_, name, False) for id_, name in self._names.items() if id_ != self._present)

    def _learn(self) -> None:
        self._names, self._faults = self._read()

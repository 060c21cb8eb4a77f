"""Background process that computes advice."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from combat.engine.kernel.game import Entry, Game
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import replace
from combat.games.volume1.players.advised import Advised
from combat.games.volume1.rules.state import State

if TYPE_CHECKING:
    from combat.games.volume1.players.advice import advise_on

_ADVISER = "combat.games.volume1.players.advice:advise_on"
"""Import path of the adviser, imported in the process only."""


class Thinking:
    """Process that analyses the current decision of a game; poll its results with `heard`."""

    def __init__(self, game: Game[State], man: str) -> None:
        """Start the process; `man` is whose order is asked about."""
        checkpoint = game.checkpoints[-1]
        since = [replace(entry, value=_plain(entry)) for entry in game.entries[checkpoint.answers :]]
        fresh = multiprocessing.get_context("spawn")
        self._heard, tells = fresh.Pipe(duplex=False)
        self._process = fresh.Process(target=_think, args=(tells, checkpoint.state, since, man), daemon=True)
        self._process.start()
        tells.close()
        self.done = False
        """Whether no more results will come."""

    def heard(self) -> tuple[Advised, ...] | None:
        """Return the latest result received since the last call, or None if there is no new one."""
        found = None
        with contextlib.suppress(EOFError, OSError):
            while not self.done and self._heard.poll():
                found = self._heard.recv()
            return found
        self.done = True
        return found

    def stop(self) -> None:
        """Kill the process that computes advice."""
        self.done = True
        self._process.kill()
        self._process.join()
        self._heard.close()


def _plain(entry: Entry) -> str | int:
    """Return an answer as written in a journal."""
    return entry.value if isinstance(entry.value, int) else str(entry.value)


def _think(tells: Connection, state: State, since: Sequence[Entry], man: str) -> None:
    """Send each result through a pipe until nobody reads it."""
    with contextlib.suppress(BrokenPipeError):
        for found in load_object(_ADVISER, lambda: advise_on)(state, since, man):
            tells.send(tuple(replace(one, answer=_as_said(one)) for one in found))


def _as_said(one: Advised) -> str | int:
    return one.answer if isinstance(one.answer, int) else str(one.answer)

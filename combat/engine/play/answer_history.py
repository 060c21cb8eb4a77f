"""The player's answers so far: which can be undone and redone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from combat.engine.kernel.game import Barrier, Game
from combat.engine.play.port import Port


class SeatHistory(Protocol):
    """The interface by which a table undoes and redoes the answers of its seat."""

    @property
    def barrier(self) -> Barrier | None:
        """Return the reason why the last answer cannot be undone; None if it can."""

    @property
    def learnt(self) -> bool:
        """Return whether information was revealed since the player's last answer; True if there is no such answer."""

    def back_to(self, told: int) -> int:
        """Return the number of answers before the player's last decision among the first `told` answers."""

    def barrier_after(self, answers: int) -> Barrier | None:
        """Return why the player's answers after the first `answers` answers cannot be undone; None if they can."""

    def stop_after(self, answers: int) -> int | None:
        """Return the answer count at which information was revealed that blocks an undo to `answers` answers, or
        None.
        """

    def undo(self, after: int | None = None) -> Barrier | None:
        """Undo the player's last answer, or all after the first `after` answers; return None, or the reason if
        refused.
        """

    def redo(self) -> bool:
        """Repeat the answers of the last undo; return False if there is nothing to redo."""


class AnswerHistory:
    """Undo and redo of one seat's answers. A barrier is the reason why an answer cannot be undone."""

    def __init__(self, game: Game[Any], port: Port[Any], run_on: Callable[[], None], *, against_bots: bool) -> None:
        """`run_on` continues the game after a redo; `against_bots`: bots play all other seats."""
        self._game, self._port, self._run_on, self._against_bots = game, port, run_on, against_bots

    @property
    def barrier(self) -> Barrier | None:
        """Return the reason why the last answer cannot be undone; None if it can."""
        return self._raised(self._game.undo_barrier(self._port.seat))

    @property
    def learnt(self) -> bool:
        """Return whether dice, cards or events revealed information since the player's last answer.

        True if there is no such answer.
        """
        return self._game.barrier(self._port.seat) is not None

    def back_to(self, told: int) -> int:
        """Return the number of answers before the player's last decision among the first `told` answers.

        If there is no such decision, it returns the number of all answers.
        """
        before = self._game.decided_before(told, self._port.seat)
        return len(self._game.entries) if before is None else before

    def barrier_after(self, answers: int) -> Barrier | None:
        """Return why the player's answers after the first `answers` answers cannot be undone; None if they can."""
        return self._raised(self._game.undo_barrier(self._port.seat, answers))

    def stop_after(self, answers: int) -> int | None:
        """Return the answer count at which information was revealed that blocks an undo to `answers` answers, or
        None.
        """
        return self._game.barrier_place(answers)

    def undo(self, after: int | None = None) -> Barrier | None:
        """Undo the player's last answer, or all after the first `after` answers; return None, or the reason if
        refused.
        """
        return self._raised(self._port.undo(after))

    def redo(self) -> bool:
        """Repeat the answers of the last undo and play on; return False if there is nothing to redo."""
        given = self._port.redo()
        if given:
            self._run_on()
        return given

    def _raised(self, barrier: Barrier | None) -> Barrier | None:
        """Return a barrier; one that another seat raised names the computer if bots play all other seats."""
        computer = barrier is not None and barrier.kind == "seat" and self._against_bots
        return Barrier("computer") if computer else barrier

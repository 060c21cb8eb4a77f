"""The player's answers so far: which can be undone and redone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from combat.engine.kernel.game import Barrier, Game
from combat.engine.play.port import Port


class SeatHistory(Protocol):
    """The interface by which a table asks about the answers of its seat."""

    @property
    def barrier(self) -> Barrier | None:
        """The reason why the last answer cannot be undone; None if it can."""

    @property
    def learnt(self) -> bool:
        """Whether something has been revealed since the player's last answer; True if there is no answer."""

    def back_to(self, told: int) -> int:
        """Return the number of answers before the player's decision that led to what was shown after `told` answers."""

    def barrier_after(self, answers: int) -> Barrier | None:
        """Return the reason why the player's answers after the first `answers` answers cannot be undone; None if they
        can."""

    def stop_after(self, answers: int) -> int | None:
        """Return the answer count of what stops an undo that far; None if nothing does."""

    def undo(self, after: int | None = None) -> Barrier | None:
        """Undo the player's last answer, or all after the first `after` answers; return why if refused, else None."""

    def redo(self) -> bool:
        """Repeat the answers of the last undo; return False if there are none."""


class AnswerHistory:
    """Undo and redo of one seat's answers. A barrier is the reason why an answer cannot be undone, or None."""

    def __init__(self, game: Game[Any], port: Port[Any], run_on: Callable[[], None], *, against_bots: bool) -> None:
        """`run_on` continues the game after a redo; `against_bots`: bots play all other seats."""
        self._game, self._port, self._run_on, self._against_bots = game, port, run_on, against_bots

    @property
    def barrier(self) -> Barrier | None:
        """The reason why the last answer cannot be undone; None if it can."""
        return self._raised(self._game.undo_barrier(self._port.seat))

    @property
    def learnt(self) -> bool:
        """Whether dice, cards or discoveries have revealed something since the player's last answer; True if there is
        none."""
        return self._game.barrier(self._port.seat) is not None

    def back_to(self, told: int) -> int:
        """Return the number of answers before the player's decision that led to what was shown after `told` answers.

        Without such a decision it is the number of all answers.
        """
        before = self._game.decided_before(told, self._port.seat)
        return len(self._game.entries) if before is None else before

    def barrier_after(self, answers: int) -> Barrier | None:
        """Return the reason why the player's answers after the first `answers` answers cannot be undone; None if they
        can."""
        return self._raised(self._game.undo_barrier(self._port.seat, answers))

    def stop_after(self, answers: int) -> int | None:
        """Return the answer count of what stops an undo that far; None if nothing does."""
        return self._game.barrier_place(answers)

    def undo(self, after: int | None = None) -> Barrier | None:
        """Undo the player's last answer, or all after the first `after` answers; return why if refused, else None."""
        return self._raised(self._port.undo(after))

    def redo(self) -> bool:
        """Repeat the answers of the last undo; return False if there are none."""
        given = self._port.redo()
        if given:
            self._run_on()
        return given

    def _raised(self, barrier: Barrier | None) -> Barrier | None:
        """Return a barrier; one that another seat raised names the computer if bots play all other seats."""
        computer = barrier is not None and barrier.kind == "seat" and self._against_bots
        return Barrier("computer") if computer else barrier

"""A moment of a game: how far it has come."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Moment(Record):
    """How far a game has come, so that two moments of one game can be told apart and put in order.

    `phase` counts the phases of a turn and `step` what is below them. A page of the journal begins wherever it changes.
    """

    turn: int
    phase: int = 0
    step: int = 0
    over: bool = False

    @property
    def key(self) -> tuple[int, int, int]:
        """By which moments are put in order."""
        return self.turn, self.phase, self.step

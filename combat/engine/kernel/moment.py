"""A moment of a game: turn, phase and step."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Moment(Record):
    """The progress of a game: turn, phase and step; moments of one game can be compared and ordered.

    `phase` counts the phases of a turn, `step` the subdivisions of a phase. A new log page begins whenever it changes.
    """

    turn: int
    phase: int = 0
    step: int = 0
    over: bool = False
    """True if the game is over."""

    @property
    def key(self) -> tuple[int, int, int]:
        """Return the sort key."""
        return self.turn, self.phase, self.step

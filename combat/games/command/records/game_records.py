"""How the player's games ended: kept by themselves, so that they outlast the saves (4.4, 4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from combat.engine.files.remembered import Remembered
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.play.endings import ENDS
from combat.games.command.rules.two_sides import SIDES

Result: TypeAlias = Literal["won", "lost", "shared"]


class Ended(Record):
    """A game that is over."""

    save: str
    """The file name of its save."""
    scenario: str
    title: str
    """As the scenario writes it: one that is made up has no other name."""
    seat: Seat
    """The side that the player had; "" where two persons played."""
    winner: Seat
    how: str
    """As `State.ended` has it."""
    vp: int
    """What the Axis had more than the Allies."""
    turns: int
    when: str
    """UTC, ISO 8601."""
    challenge: str = ""
    """The code of the challenge that was taken up; "" where it was none."""

    def __post_init__(self) -> None:
        """Refuse, with ValueError, what no game comes to."""
        if self.seat not in ("", *SIDES) or self.winner not in SIDES or self.how not in ENDS:
            raise ValueError(self.how)

    @property
    def result(self) -> Result:
        """How it ended for the player."""
        if not self.seat:
            return "shared"
        return "won" if self.winner == self.seat else "lost"


RECORDS = Remembered(Ended, "command-records.json")
"""Every game that is remembered."""


def by_scenario(entries: Iterable[Ended]) -> list[tuple[str, Sequence[Ended]]]:
    """Return the games of each scenario by its title, in both the last one first."""
    found: dict[tuple[str, str], list[Ended]] = {}
    for entry in sorted(entries, key=lambda entry: entry.when, reverse=True):
        found.setdefault((entry.scenario, entry.title), []).append(entry)
    return [(title, games) for (_, title), games in found.items()]

"""Records of the results of the player's games (4.4, 4.5)."""

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
    """A finished game of the player."""

    save: str
    """File name of its save."""
    scenario: str
    title: str
    """Title in the scenario file; a generated scenario has no other name."""
    seat: Seat
    """The player's side; "" if two persons played."""
    winner: Seat
    how: str
    """A value of `State.ended`."""
    vp: int
    """Points of the Axis less those of the Allies."""
    turns: int
    when: str
    """UTC, ISO 8601."""
    challenge: str = ""
    """Code of the challenge; "" for none."""

    def __post_init__(self) -> None:
        """Raise ValueError for impossible values."""
        if self.seat not in ("", *SIDES) or self.winner not in SIDES or self.how not in ENDS:
            raise ValueError(self.how)

    @property
    def result(self) -> Result:
        """Return the result from the player's point of view: "won", "lost", or "shared" if the player had no single
        side.
        """
        if not self.seat:
            return "shared"
        return "won" if self.winner == self.seat else "lost"


RECORDS = Remembered(Ended, "command-records.json")
"""All recorded games."""


def by_scenario(entries: Iterable[Ended]) -> list[tuple[str, Sequence[Ended]]]:
    """Return the games grouped by scenario, as pairs of title and games; groups and games start with the latest."""
    found: dict[tuple[str, str], list[Ended]] = {}
    for entry in sorted(entries, key=lambda entry: entry.when, reverse=True):
        found.setdefault((entry.scenario, entry.title), []).append(entry)
    return [(title, games) for (_, title), games in found.items()]

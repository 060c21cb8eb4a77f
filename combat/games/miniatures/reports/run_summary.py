"""Summary of simulated battles as printed by `simulate`, as JSON or text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import mean, median
from typing import Any, Protocol

from combat.engine.chance.intervals import wilson
from combat.engine.kernel.seats import Seat
from combat.engine.runs.row_columns import Tallies
from combat.engine.words import text
from combat.engine.words.grammar.lists import all_of
from combat.games.miniatures.two_seats import ATTACKER, DEFENDER, SEATS

SHOWN = ("seed", "winner", "ended", "points", "turns", "decisions", "lost")
"""Columns of the printed table."""


class FoughtRow(Protocol):
    """The fields that the rows of all games with models have."""

    @property
    def winner(self) -> Seat:
        """Return the winner; "" for a draw."""

    @property
    def ended(self) -> str:
        """Return the reason why the battle was over, as a message id."""

    @property
    def points(self) -> int:
        """Return the points that the attacker destroyed, less those that it lost."""

    @property
    def turns(self) -> int:
        """Return the number of turns begun."""

    @property
    def assaults(self) -> int:
        """Return the number of assaults."""

    @property
    def lost(self) -> Tallies:
        """Return the number of pieces lost, by seat."""

    @property
    def decisions(self) -> int:
        """Return the number of decisions, including dice."""


def summary(games: Iterable[FoughtRow]) -> dict[str, Any]:
    """Return the summary of the battles as JSON data; only their number, 0, if there are none."""
    rows = list(games)
    if not rows:
        return {"games": 0}
    won = sum(row.winner == ATTACKER for row in rows)
    return {
        "games": len(rows),
        "attacker": won / len(rows),
        "interval": list(wilson(won, len(rows))),
        "points": mean(row.points for row in rows),
        "turns": median(row.turns for row in rows),
        "assaults": mean(row.assaults for row in rows),
        "lost": [mean(row.lost[seat] for row in rows) for seat in SEATS],
        "ended": dict(Counter(row.ended for row in rows).most_common()),
        "decisions": mean(row.decisions for row in rows),
    }


def told(summary: Mapping[str, Any], players: Mapping[Seat, str]) -> str:
    """Return the summary as three lines of text; `players` names the bot of each seat."""
    ended = all_of(f"{count} × {text(f'simulated-{how}')}" for how, count in summary["ended"].items())
    least, most = (round(100 * share) for share in summary["interval"])
    won, (ours, theirs) = round(100 * summary["attacker"]), summary["lost"]
    by = {"attacker": players[ATTACKER], "defender": players[DEFENDER], "ended": ended}
    return "\n".join(
        [
            text("simulated-battles", count=summary["games"], won=won, least=least, most=most, **by),
            text("simulated-losses", points=summary["points"], ours=ours, theirs=theirs),
            text("simulated-pace", turns=summary["turns"], assaults=summary["assaults"]),
        ]
    )

"""Summary of a run for `combat simulate`, as data and as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from combat.engine.kernel.seats import Seat
from combat.engine.words import text, translated
from combat.games.volume1.runs.game_row import GameRow
from combat.games.volume1.runs.run_sums import sums_of

SHOWN = ("seed", "points", "verdict", "turns", "decisions", "friendly_killed", "enemy_killed")


def summary(games: Iterable[GameRow]) -> dict[str, Any]:
    """Return the summary of games as JSON data; only {"games": 0} if there are none."""
    sums = sums_of(games)
    if not sums.games:
        return {"games": 0}
    return {
        "games": sums.games,
        "won": sums.whole.won / sums.games,
        "points": {
            "mean": sums.whole.mean,
            "quartiles": sums.quartiles,
            "range": [min(sums.points), max(sums.points)],
        },
        "verdicts": dict(sums.verdicts.most_common()),
        "friendly_killed": sums.a_game("friendly_killed"),
        "enemy_killed": sums.a_game("enemy_killed"),
        "decisions": sums.decisions / sums.games,
    }


def told(summary: Mapping[str, Any], players: Mapping[Seat, str]) -> str:
    """Return the summary of at least one game as two lines of text; `players` holds the name of the one player."""
    (player,) = players.values()
    points = summary["points"]
    verdicts = ", ".join(f"{count} × {translated(title)}" for title, count in summary["verdicts"].items())
    least, most = points["range"]
    killed = {"ours": summary["friendly_killed"], "theirs": summary["enemy_killed"]}
    won = round(100 * summary["won"])
    return "\n".join(
        [
            text("simulated-games", count=summary["games"], player=player, won=won, verdicts=verdicts),
            text("simulated-summary", mean=points["mean"], least=least, most=most, **killed),
        ]
    )


def cell(name: str, value: str | int) -> str:
    """Return a column's value for printing: a number as text, a string (which is always a verdict) translated.

    `name`, the column's name, is ignored.
    """
    return translated(value) if isinstance(value, str) else str(value)

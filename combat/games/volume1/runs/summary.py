"""What a run came to, as `combat simulate` prints it: for programs, and for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from combat.engine.kernel.record import field_names
from combat.engine.words import text, translated
from combat.games.volume1.runs.game_row import GameRow
from combat.games.volume1.runs.outcome import Outcome
from combat.games.volume1.runs.run_sums import RunSums, sums_of

_SHOWN = ("seed", "points", "verdict", "turns", "decisions", "friendly_killed", "enemy_killed")


def summary(sums: RunSums) -> dict[str, Any]:
    """The sums of at least one game."""
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


def report(scenario: str, player: str, games: Sequence[GameRow]) -> dict[str, Any]:
    """All games and their summary, as `combat simulate --json` prints them."""
    plain = [{name: getattr(game, name) for name in field_names(Outcome)} for game in games]
    return {"scenario": scenario, "player": player, "summary": summary(sums_of(games)), "games": plain}


def table(report: dict[str, Any]) -> str:
    """The report for people: one line a game, then the summary."""
    rows = [[_cell(game[name]) for name in _SHOWN] for game in report["games"]]
    head = [text(f"simulated-{name.replace('_', '-')}") for name in _SHOWN]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in [head, *rows]]
    return "\n".join([*lines, "", told(report["summary"], report["player"])])


def told(summary: dict[str, Any], player: str) -> str:
    """The summary in two lines."""
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


def _cell(value: str | int) -> str:
    """A figure as it is written, or a verdict."""
    return translated(value) if isinstance(value, str) else str(value)

"""Summary of a run as printed by `combat simulate`, as JSON or text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from combat.engine.kernel.seats import Seat
from combat.engine.words import text
from combat.games.command.reports.bot_game import BotGame
from combat.games.command.reports.bot_sums import sums_of
from combat.games.command.rules.two_sides import ALLIES, AXIS

SHOWN = ("seed", "points", "winner", "ended", "turns", "decisions", "lost")
"""Columns of the printed table."""


def summary(games: Iterable[BotGame]) -> dict[str, Any]:
    """Return the summary of the games as JSON data; only their number, 0, if there are none."""
    sums = sums_of(games)
    if not sums.games:
        return {"games": 0}
    return {
        "games": sums.games,
        "axis": sums.axis,
        "points": {"mean": sums.mean, "quartiles": sums.quartiles, "range": [min(sums.points), max(sums.points)]},
        "turns": list(sums.length),
        "pace": sums.pace,
        "rolls": sums.rolls_a_turn,
        "lost": list(sums.losses),
        "ended": sums.endings,
        "decisions": sums.decisions / sums.games,
    }


def told(summary: Mapping[str, Any], players: Mapping[Seat, str]) -> str:
    """Return the summary as three lines of text; `players` names the bot of each side."""
    points, (ours, theirs), turns = summary["points"], summary["lost"], summary["turns"]
    ended = ", ".join(f"{count} × {text(f'simulated-{how}')}" for how, count in summary["ended"].items())
    by = {"axis": players[AXIS], "allies": players[ALLIES], "won": round(100 * summary["axis"]), "ended": ended}
    least, most = points["range"]
    length = dict(zip(("least", "middle", "most"), turns, strict=True))
    return "\n".join(
        [
            text("simulated-games", count=summary["games"], **by),
            text("simulated-summary", mean=points["mean"], least=least, most=most, ours=ours, theirs=theirs),
            text("simulated-length", **length, pace=summary["pace"], rolls=summary["rolls"]),
        ]
    )

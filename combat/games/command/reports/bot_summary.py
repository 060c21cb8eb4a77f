"""What a run of COMMAND! came to, as `combat simulate` prints it: for programs, and for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import quantiles
from typing import Any

from combat.engine.kernel.record import as_plain
from combat.engine.kernel.seats import Seat
from combat.engine.words import text
from combat.games.command.reports.bot_game import BotGame, sums_of
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from combat.games.command.words import command_names as names

SHOWN = ("seed", "points", "winner", "ended", "turns", "decisions", "lost")
"""The columns of the printed table."""


def cell(name: str, value: Any) -> str:
    """Return a value of a column as it is printed."""
    match name:
        case "winner":
            return names.side(value)
        case "ended":
            return text(f"simulated-{value}")
        case "lost":
            return " / ".join(str(value[side]) for side in SIDES)
    return str(value)


def summary(games: Iterable[BotGame]) -> dict[str, Any]:
    """The sums of games, for programs."""
    found = list(games)
    if not found:
        return {"games": 0}
    points = sorted(game.points for game in found)
    quartiles = quantiles(points, n=4) if len(points) > 1 else [float(point) for point in points * 3]
    sums: dict[str, Any] = as_plain(sums_of(found))
    mean = sums["points"]
    return {
        **sums,
        "points": {"mean": mean, "quartiles": quartiles, "range": [points[0], points[-1]]},
        "decisions": sum(game.decisions for game in found) / len(found),
    }


def told(summary: Mapping[str, Any], players: Mapping[Seat, str]) -> str:
    """The summary in three lines."""
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

"""Victory table of a generated battle, fitted to a computed forecast of a cautious player's result (22.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.generator.battlefield import BattlePlan
from combat.games.volume1.content.generator.forces import MIDDLE
from combat.games.volume1.content.generator.generator_file import ForecastPart
from combat.games.volume1.content.generator.request import Request
from combat.games.volume1.rules.book import Figure

WON = 3
"""Winning lines of the victory table, of five."""
STRIDE = 3
"""Hexes that a careful man covers in a turn."""


class Line(Record):
    """A line of the victory table: the least points for it (None: any result), and whether it is a victory."""

    at_least: int | None
    won: bool


def features(
    wishes: Request, laid: BattlePlan, cup: list[str], hexes: list[Hex], figures: Mapping[str, Figure]
) -> dict[str, float]:
    """Return by name the features that make a battle easier or harder, as numbers.

    `cup` are the ids of the figures from which the enemies are drawn, one for each of `hexes`.
    """
    foes = [figures[id_] for id_ in cup if not figures[id_].dummy]
    drawn = len(hexes) / len(cup)
    return {
        "men": wishes.men,
        "foes": len(foes) * drawn,
        "skill": sum(figure.tq - MIDDLE for figure in foes) * drawn,
        "odds": wishes.men / max(1.0, len(foes) * drawn),
        "second": float(laid.second is not None),
        "machine-gun": float(wishes.machine_gun),
        "dawn": float(wishes.hour == "dawn"),
        "night": float(wishes.hour == "night"),
        "our-guns": float(wishes.artillery in ("ours", "both")),
        "their-guns": float(wishes.artillery in ("theirs", "both")),
        "watchful": float(wishes.readiness == "watchful"),
        "alert": float(wishes.readiness == "alert"),
        "turns": wishes.turns,
        "slack": STRIDE * wishes.turns - laid.way,
    }


def forecast(part: ForecastPart, wishes: Request, given: Mapping[str, float]) -> float:
    """Return the average points expected for a cautious player; `given` are the battle's features."""
    per = part.per.get(wishes.kind, {})
    return part.base[wishes.kind] + sum(per.get(name, 0.0) * value for name, value in given.items())


def table(part: ForecastPart, expected: float, enough: int) -> list[Line]:
    """Return five lines from the best down, of which three are victories; victory begins near the expected points.

    `enough` points are always a victory, so that a player who fulfils his mission without losses never fails.
    """
    expected = min(expected, enough - part.steps[WON - 1] * part.spread)
    lines: list[Line] = []
    for place, step in enumerate(part.steps):
        at_least = round(expected + step * part.spread)
        if lines:
            above = lines[-1].at_least
            assert above is not None
            at_least = min(at_least, above - 1)
        lines.append(Line(max(-98 + len(part.steps) - place, min(98 - place, at_least)), place < WON))
    return [*lines, Line(None, won=False)]

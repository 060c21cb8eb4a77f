"""Victory table fitted to the expected result of a cautious player, computed without playing (22.0)."""

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
    """A line of the victory table; None for no minimum."""

    at_least: int | None
    won: bool


def features(
    wishes: Request, laid: BattlePlan, cup: list[str], hexes: list[Hex], figures: Mapping[str, Figure]
) -> dict[str, float]:
    """Return the features that make a battle easier or harder, by name.

    `cup` are the figures from which the enemies are drawn, one for each of `hexes`.
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
    """Return the average points expected for a cautious player; `given` are the features."""
    per = part.per.get(wishes.kind, {})
    return part.base[wishes.kind] + sum(per.get(name, 0.0) * value for name, value in given.items())


def table(part: ForecastPart, expected: float, enough: int) -> list[Line]:
    """Return five lines from the best down, three of which win; the expected result is where winning begins.

    `enough` points always win: a player who has done his task without losses has not failed.
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

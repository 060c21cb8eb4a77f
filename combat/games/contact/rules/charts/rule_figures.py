"""All numbers of the rules by subject; values are in `assets/contact/charts`. Lengths are in units of 0.1 mm."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.contact.rules.charts.anti_tank_chart import AntiTankFigures
from combat.games.contact.rules.charts.close_chart import CloseFigures
from combat.games.contact.rules.charts.command_chart import CommandChart
from combat.games.contact.rules.charts.fire_chart import BreakdownFigures, HeFigures, PoolFigures, SaveFigures
from combat.games.contact.rules.charts.move_chart import MoveFigures
from combat.games.contact.rules.charts.quality import TestFigures
from combat.games.contact.rules.charts.sight_chart import DetectionFigures, SightFigures
from combat.games.contact.rules.charts.support_chart import SupportFigures


class RuleFigures(Record):
    """All figures of the rules."""

    tests: TestFigures
    moves: MoveFigures
    sight: SightFigures
    detection: DetectionFigures
    pools: PoolFigures
    saves: SaveFigures
    breakdown: BreakdownFigures
    shells: HeFigures
    anti_tank: AntiTankFigures
    close: CloseFigures
    support: SupportFigures
    command: CommandChart

"""Figures of the rules: `charts/figures.toml`, a table for each subject."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from combat.engine.content.findings import missing, of, unknown
from combat.engine.content.models import Fault, TomlTable
from combat.engine.kernel.record import Json, field_names, from_plain
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import CM, MM
from combat.games.armour.rules.charts import rule_figures
from combat.games.armour.rules.charts.rule_figures import RuleFigures

Figure = Annotated[int, Field(ge=0, le=1000)]
FigureTable = dict[str, Figure | list[Figure]]
SUBJECTS = {
    "command": field_names(rule_figures.CommandFigures),
    "movement": field_names(rule_figures.MovementFigures),
    "sight": field_names(rule_figures.SightFigures),
    "shots": field_names(rule_figures.ShotFigures),
    "morale": field_names(rule_figures.MoraleFigures),
    "assault": field_names(rule_figures.AssaultFigures),
    "artillery": field_names(rule_figures.ArtilleryFigures),
    "arrivals": field_names(rule_figures.ArrivalFigures),
    "night": field_names(rule_figures.NightFigures),
    "mines": field_names(rule_figures.MineFigures),
    "victory": field_names(rule_figures.VictoryFigures),
}
"""The names of the figures of each subject."""
LENGTHS = {
    "sight": {"eye": MM, "tank_top": MM, "team_top": MM, "tall_line": MM, "stand_model": MM},
    "artillery": {"template": MM, "smoke_ball": MM, "screen_per_gun": MM, "screen_width": MM},
    "night": {"sight": CM},
}
"""Figures that are lengths, and their unit in the file in 0.1 mm."""
LISTS = {("arrivals", "reserve_dice"): 3, ("night", "sight"): 6}
"""Figures that are lists, and their length."""


class FiguresFile(TomlTable):
    """`charts/figures.toml`."""

    force_limits: Annotated[list[Figure], Field(min_length=1)]
    """The points limits of forces (L769)."""
    command: FigureTable
    movement: FigureTable
    sight: FigureTable
    shots: FigureTable
    morale: FigureTable
    assault: FigureTable
    artillery: FigureTable
    arrivals: FigureTable
    night: FigureTable
    mines: FigureTable
    victory: FigureTable

    def faults(self) -> Iterator[Fault]:
        """Yield faults for missing or unknown figures, and for lists of a wrong length."""
        for subject, names in SUBJECTS.items():
            table: FigureTable = getattr(self, subject)
            yield from (((subject,), missing("figure", name)) for name in names if name not in table)
            for name, value in table.items():
                if name not in names:
                    yield (subject, name), unknown("figure", name, names)
                    continue
                count = len(value) if isinstance(value, list) else 1
                wanted = LISTS.get((subject, name), 1)
                if count != wanted or isinstance(value, list) != ((subject, name) in LISTS):
                    yield (subject, name), of(name, msg("finding-figure-count", wanted=wanted))

    def build(self) -> RuleFigures:
        """Return the figures as `RuleFigures`; requires a valid file."""
        plain: dict[str, Json] = {"force_limits": list(self.force_limits)}
        for subject in SUBJECTS:
            units = LENGTHS.get(subject, {})
            table: FigureTable = getattr(self, subject)
            plain[subject] = {name: _scaled(value, units.get(name, 1)) for name, value in table.items()}
        return from_plain(RuleFigures, plain)


def _scaled(value: int | list[int], unit: int) -> Json:
    return [each * unit for each in value] if isinstance(value, list) else value * unit

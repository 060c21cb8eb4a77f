"""Model of `assets/generator.toml`, the numbers that the scenario generator uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Fault, Id, TomlTable
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.generator.request import GUNS, HOURS, KINDS, QUALITIES
from combat.games.volume1.content.kinds.scenario_file import DefaultMorale, Fate, Points

Near = Annotated[int, Field(ge=0, le=40)]
Weight = Annotated[float, Field(ge=0, le=100)]


class BandPart(TomlTable):
    """Relative frequency with which enemies are placed within a range of distances from the objective, in hexes."""

    to: Near
    weight: Weight


class KindPart(TomlTable):
    """A kind of mission: its distance, points and forces."""

    pace: Annotated[float, Field(ge=0, le=4)]
    """Hexes between set-up area and objective, per turn of the battle."""
    dummies: Annotated[float, Field(ge=0, le=1)]
    """Dummies in the cup per enemy counter on the board."""
    objective: Annotated[int, Field(ge=1, le=20)]
    """Points for the main objective."""
    second: Annotated[int, Field(ge=0, le=20)]
    """Points for a second objective nearby; 0 for none."""
    enough: Annotated[int, Field(ge=1, le=40)]
    """Points that win in any case, however many are expected: those for the task done without losses."""
    gap: Near
    """Hexes between the set-up area and the nearest enemy."""
    bands: Annotated[list[BandPart], Field(min_length=1)]
    ahead: Weight = 1.0
    """Factor on the frequency of hexes between the two sides, for outposts."""
    behind: Weight = 1.0
    """Factor on the frequency of hexes behind the objective."""
    who: Id | None = None
    """Id of the man at the objective who must be reached, if there is one."""
    attacks: bool = False
    """Whether the enemy attacks: he is alert, and his morale makes him advance."""
    points: dict[Fate, Points]


class QualityPart(TomlTable):
    """Quality of the enemies."""

    morale: DefaultMorale
    attacking: DefaultMorale
    """Their morale when they attack."""
    lean: Annotated[int, Field(ge=-3, le=3)]
    """Preference for good men (positive) or poor men (negative) when they are drawn."""


class NightFigures(TomlTable):
    """Range of sight and modifiers at an hour of the day (21.0)."""

    range: Near
    die: Literal["1d6"] | None = None
    beyond: Near
    fire: Annotated[int, Field(ge=-4, le=0)]
    spotting: Annotated[int, Field(ge=-4, le=0)]
    flares: Annotated[int, Field(ge=0, le=9)] = 0
    mist: bool = False


class ForecastPart(TomlTable):
    """Forecast of a cautious player's points.

    It is a base value, plus points per unit of each feature that helps or hinders.
    """

    base: dict[Literal["take", "hold", "pass", "raid", "rescue"], float]
    per: dict[Literal["take", "hold", "pass", "raid", "rescue"], dict[str, float]]
    """Task -> feature -> points per unit; see `combat.games.volume1.content.generator.victory_table`."""
    spread: Annotated[float, Field(gt=0, le=30)]
    """Standard deviation of single games from the forecast, in points."""
    steps: Annotated[list[float], Field(min_length=4, max_length=4)]
    """Thresholds of the victory table, the best line first, in standard deviations from the forecast."""


class GeneratorFile(TomlTable):
    """`assets/generator.toml`: the numbers of generated battles."""

    squads: Annotated[list[Annotated[list[Id], Field(min_length=12, max_length=12)]], Field(min_length=6, max_length=6)]
    """The rulebook's table of squads (22.0)."""
    hand: Annotated[int, Field(ge=0, le=5)]
    leaders: Annotated[list[Annotated[int, Field(ge=0, le=11)]], Field(min_length=1)]
    """Columns of that table that are always included."""
    spare: Annotated[int, Field(ge=0, le=6)]
    """Number of counters in the cup in addition to those on the board."""
    gunners: Annotated[list[Id], Field(min_length=1)]
    """Ids of enemies with a belt-fed weapon."""
    first_sight: Near
    """Distance in hexes within which no enemy may see a set-up hex."""
    kinds: dict[Literal["take", "hold", "pass", "raid", "rescue"], KindPart]
    qualities: dict[Literal["green", "regular", "veteran"], QualityPart]
    nights: dict[Literal["dawn", "night"], NightFigures]
    guns: dict[Literal["ours", "theirs"], Id]
    forecast: ForecastPart

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each name that is missing in a table."""
        for table, names in (("kinds", KINDS), ("qualities", QUALITIES), ("nights", HOURS[1:]), ("guns", GUNS[1:3])):
            for name in names:
                if name not in getattr(self, table):
                    yield (table,), msg("finding-missing", name=name)
        for kind in KINDS:
            if kind not in self.forecast.base:
                yield ("forecast", "base"), msg("finding-missing", name=kind)

"""The generator's figures: `assets/generator.toml`."""

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
    """How gladly enemies lie so many hexes from the objective."""

    to: Near
    weight: Weight


class KindPart(TomlTable):
    """An objective's kind: how far it lies off, what it is worth, where the enemy is, what counts."""

    pace: Annotated[float, Field(ge=0, le=4)]
    """Hexes between set-up and objective for each turn."""
    dummies: Annotated[float, Field(ge=0, le=1)]
    """Dummies in the cup for each enemy counter on the board."""
    objective: Annotated[int, Field(ge=1, le=20)]
    """Points for the main objective."""
    second: Annotated[int, Field(ge=0, le=20)]
    """Points for another one nearby; 0: there is none."""
    enough: Annotated[int, Field(ge=1, le=40)]
    """Points that win however many are expected: the task done unhurt."""
    gap: Near
    """Hexes between the set-up area and the nearest enemy."""
    bands: Annotated[list[BandPart], Field(min_length=1)]
    ahead: Weight = 1.0
    """Factor for hexes between the two sides, where outposts lie."""
    behind: Weight = 1.0
    """Factor for hexes behind the objective."""
    who: Id | None = None
    """The man who lies at the objective and is to be reached, if there is one."""
    attacks: bool = False
    """Whether the enemy is the one who comes: alert, and of a morale that drives him on."""
    points: dict[Fate, Points]


class QualityPart(TomlTable):
    """How good the enemies are."""

    morale: DefaultMorale
    attacking: DefaultMorale
    """Their morale where they are the ones who come."""
    lean: Annotated[int, Field(ge=-3, le=3)]
    """How strongly good men (positive) or poor ones are drawn."""


class NightFigures(TomlTable):
    """What an hour makes of sight (21.0)."""

    range: Near
    die: Literal["1d6"] | None = None
    beyond: Near
    fire: Annotated[int, Field(ge=-4, le=0)]
    spotting: Annotated[int, Field(ge=-4, le=0)]
    flares: Annotated[int, Field(ge=0, le=9)] = 0
    mist: bool = False


class ForecastPart(TomlTable):
    """What a cautious player is expected to come to: a base, and so much for each thing that helps or hinders."""

    base: dict[Literal["take", "hold", "pass", "raid", "rescue"], float]
    per: dict[Literal["take", "hold", "pass", "raid", "rescue"], dict[str, float]]
    """Feature -> points for one of it; see `combat.games.volume1.content.generator.victory_table`."""
    spread: Annotated[float, Field(gt=0, le=30)]
    """How far single games lie from it, as a standard deviation."""
    steps: Annotated[list[float], Field(min_length=4, max_length=4)]
    """Lines of the victory table from the best down, in spreads from the forecast."""


class GeneratorFile(TomlTable):
    """`assets/generator.toml`."""

    squads: Annotated[list[Annotated[list[Id], Field(min_length=12, max_length=12)]], Field(min_length=6, max_length=6)]
    """The rulebook's table (22.0)."""
    hand: Annotated[int, Field(ge=0, le=5)]
    leaders: Annotated[list[Annotated[int, Field(ge=0, le=11)]], Field(min_length=1)]
    """Columns of the table that always go."""
    spare: Annotated[int, Field(ge=0, le=6)]
    """Counters in the cup beyond those on the board."""
    gunners: Annotated[list[Id], Field(min_length=1)]
    """Enemies with a belt-fed weapon."""
    first_sight: Near
    """An enemy may not see a set-up hex from nearer than this."""
    kinds: dict[Literal["take", "hold", "pass", "raid", "rescue"], KindPart]
    qualities: dict[Literal["green", "regular", "veteran"], QualityPart]
    nights: dict[Literal["dawn", "night"], NightFigures]
    guns: dict[Literal["ours", "theirs"], Id]
    forecast: ForecastPart

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each name missing in a table."""
        for table, names in (("kinds", KINDS), ("qualities", QUALITIES), ("nights", HOURS[1:]), ("guns", GUNS[1:3])):
            for name in names:
                if name not in getattr(self, table):
                    yield (table,), msg("finding-missing", name=name)
        for kind in KINDS:
            if kind not in self.forecast.base:
                yield ("forecast", "base"), msg("finding-missing", name=kind)

"""Tables for generated scenarios: `generator.toml` (20.0)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Fault, Id, TomlTable
from combat.engine.kernel.text_message import msg
from combat.games.command.content.kinds.nation_file import HIGHEST_ROLL, LOWEST_ROLL, Years
from combat.games.command.rules.made_setting import ForceSize
from combat.games.command.rules.two_sides import Posture

Percent = Annotated[int, Field(ge=1, le=400)]
Some = Annotated[int, Field(ge=1, le=40)]
ROLLS = HIGHEST_ROLL - LOWEST_ROLL + 1
Eleven = Field(min_length=ROLLS, max_length=ROLLS)


class FoesPart(TomlTable):
    """Allied nations by roll, for a range of years."""

    years: Years
    nations: Annotated[list[Id], Eleven]


class QualityPart(TomlTable):
    """Highest rolls for elite and for line quality, for a range of years."""

    years: Years
    against: Annotated[list[Id], Field(default_factory=list)]
    """Opponents to which the row applies; empty for any."""
    elite: Annotated[int, Field(ge=1, le=HIGHEST_ROLL)]
    line: Annotated[int, Field(ge=1, le=HIGHEST_ROLL)]


def quality_line(lines: Sequence[QualityPart], foe: str, year: int) -> QualityPart | None:
    """Return the first row that applies in a year against an opponent, or None."""
    fitting = (line for line in lines if line.years[0] <= year <= line.years[1])
    return next((line for line in fitting if not line.against or foe in line.against), None)


class SizePart(TomlTable):
    """Size of a force relative to a company, in percent, and its surrender level."""

    share: Percent
    leaders: Annotated[int, Field(ge=1, le=6)]
    surrender: Percent
    clock: Annotated[int, Field(ge=-40, le=40)]
    """Points with which an attacker starts."""


class ByPosture(TomlTable):
    """A percentage per posture."""

    attack: Percent
    defend: Percent
    recon: Percent


class LeadersPart(TomlTable):
    """Number of extra leaders per posture."""

    attack: Annotated[int, Field(ge=0, le=4)]
    defend: Annotated[int, Field(ge=0, le=4)]
    recon: Annotated[int, Field(ge=0, le=4)]


class DepthPart(TomlTable):
    """Depth of the set-up zone in rows, by map orientation."""

    wide: ByPosture
    long: ByPosture


class PricePart(TomlTable):
    """Exchange rate between counter points and victory points."""

    points: Annotated[int, Field(ge=1, le=1000)]
    even: Annotated[int, Field(ge=0, le=1000)]
    odds: Percent


class ArmsPart(TomlTable):
    """Number of squads per machine gun, and per weapon team."""

    machine_gun: Some
    teams: Some


class WorksPart(TomlTable):
    """A purchase of works by a defender."""

    vp: Annotated[int, Field(ge=1, le=20)]
    put: dict[Id, Some]


class HandicapPart(TomlTable):
    """Bonus of the weaker player, in percent."""

    leaders: Percent
    units: Percent
    surrender: Percent
    vp: Percent


class SizesOfForces(TomlTable):
    """The three sizes of forces."""

    company: SizePart
    detachment: SizePart
    patrol: SizePart


class GeneratorFile(TomlTable):
    """`generator.toml`."""

    authored: bool = False
    axis: Annotated[list[Id], Eleven]
    sizes: Annotated[list[ForceSize], Eleven]
    postures: Annotated[list[Posture], Eleven]
    """Posture of the Axis; the Allied posture follows from it."""
    years: dict[Id, Annotated[list[Annotated[int, Field(ge=1936, le=1945)]], Eleven]]
    foes: dict[Id, Annotated[list[FoesPart], Field(min_length=1)]]
    quality: dict[Id, Annotated[list[QualityPart], Field(min_length=1)]]
    squads: dict[Id, Some]
    size: SizesOfForces
    strength: ByPosture
    more_leaders: LeadersPart
    depth: DepthPart
    price: PricePart
    arms: ArmsPart
    works: list[WorksPart]
    handicap: HandicapPart

    def faults(self) -> Iterator[Fault]:
        """Yield faults for possible years that no row of a table covers."""
        for axis in dict.fromkeys(self.axis):
            for year in dict.fromkeys(self.years.get(axis, ())):
                foes = [part for part in self.foes.get(axis, ()) if part.years[0] <= year <= part.years[1]]
                if not foes:
                    yield ("foes", axis), msg("finding-no-line-for-year", name=axis, year=year)
                met = dict.fromkeys(foe for part in foes for foe in part.nations)
                for nation, enemy in (pair for foe in met for pair in ((axis, foe), (foe, axis))):
                    if quality_line(self.quality.get(nation, ()), enemy, year) is None:
                        yield ("quality", nation), msg("finding-no-line-for-year", name=nation, year=year)
                    if nation not in self.squads:
                        yield ("squads",), msg("finding-no-line-for-year", name=nation, year=year)

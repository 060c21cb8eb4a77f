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
    """First and last year of the range."""
    nations: Annotated[list[Id], Eleven]
    """Allied nation for each roll from 2 to 12."""


class QualityPart(TomlTable):
    """Highest rolls for elite and for line quality, for a range of years."""

    years: Years
    """First and last year of the range."""
    against: Annotated[list[Id], Field(default_factory=list)]
    """Opponents to which the row applies; empty for any."""
    elite: Annotated[int, Field(ge=1, le=HIGHEST_ROLL)]
    """Highest roll for elite quality."""
    line: Annotated[int, Field(ge=1, le=HIGHEST_ROLL)]
    """Highest roll for line quality; above it the quality is green."""


def quality_line(lines: Sequence[QualityPart], foe: str, year: int) -> QualityPart | None:
    """Return the first row that applies in a year against the nation `foe`, or None."""
    fitting = (line for line in lines if line.years[0] <= year <= line.years[1])
    return next((line for line in fitting if not line.against or foe in line.against), None)


class SizePart(TomlTable):
    """Size of a force relative to a company, in percent, and its surrender level."""

    share: Percent
    """Percent of a company's squads."""
    leaders: Annotated[int, Field(ge=1, le=6)]
    """Number of leaders."""
    surrender: Percent
    """Percent of its units whose loss makes it surrender."""
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
    """Rows on maps that are wide."""
    long: ByPosture
    """Rows on maps that are long."""


class PricePart(TomlTable):
    """Exchange rate between counter points and victory points."""

    points: Annotated[int, Field(ge=1, le=1000)]
    """Counter points for one victory point."""
    even: Annotated[int, Field(ge=0, le=1000)]
    """Difference in points up to which two patrols in reconnaissance get no VP for it."""
    odds: Percent
    """Minimum points of an attacker, in percent of the defender's."""


class ArmsPart(TomlTable):
    """Number of squads per machine gun, and per weapon team."""

    machine_gun: Some
    """Number of squads for each light machine gun."""
    teams: Some
    """Number of squads for each weapon team."""


class WorksPart(TomlTable):
    """A purchase of works by a defender."""

    vp: Annotated[int, Field(ge=1, le=20)]
    """Price in VP."""
    put: dict[Id, Some]
    """Works by kind, with their numbers."""


class HandicapPart(TomlTable):
    """Bonus of the weaker player, in percent."""

    leaders: Percent
    """Additional leaders, in percent."""
    units: Percent
    """Additional units, in percent."""
    surrender: Percent
    """Addition to the surrender level, in percent of the units added."""
    vp: Percent
    """Additional VP, in percent."""


class SizesOfForces(TomlTable):
    """The three sizes of forces."""

    company: SizePart
    detachment: SizePart
    patrol: SizePart


class GeneratorFile(TomlTable):
    """`generator.toml`."""

    authored: bool = False
    """Whether the values are our own and not those of a printed game."""
    axis: Annotated[list[Id], Eleven]
    """Axis nation for each roll from 2 to 12."""
    sizes: Annotated[list[ForceSize], Eleven]
    """Size of the forces for each roll from 2 to 12."""
    postures: Annotated[list[Posture], Eleven]
    """Posture of the Axis; the Allied posture follows from it."""
    years: dict[Id, Annotated[list[Annotated[int, Field(ge=1936, le=1945)]], Eleven]]
    """Year for each roll from 2 to 12, by Axis nation."""
    foes: dict[Id, Annotated[list[FoesPart], Field(min_length=1)]]
    """Allied nations by Axis nation."""
    quality: dict[Id, Annotated[list[QualityPart], Field(min_length=1)]]
    """Quality of a force by its nation."""
    squads: dict[Id, Some]
    """Number of squads in a company, by nation."""
    size: SizesOfForces
    """The three sizes of forces."""
    strength: ByPosture
    """Percent of its squads that a force gets, by posture."""
    more_leaders: LeadersPart
    """Additional leaders by posture."""
    depth: DepthPart
    """Depth of the set-up zone."""
    price: PricePart
    """Exchange rate between counter points and victory points."""
    arms: ArmsPart
    """Number of squads that get a weapon."""
    works: list[WorksPart]
    """Works that a defender may buy."""
    handicap: HandicapPart
    """Bonus of the weaker player."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults for possible years and nations that no row of a table covers."""
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

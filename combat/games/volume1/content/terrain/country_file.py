"""Parameters of generated boards: `assets/countries.toml`."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, model_validator

from combat.engine.content.models import Id, TomlTable
from combat.engine.kernel.text_message import msg

Count = Annotated[int, Field(ge=0, le=594)]
Share = Annotated[float, Field(ge=0, le=1)]
Weight = Annotated[float, Field(ge=0, le=100)]


class Span(TomlTable):
    """From the least to the most of something."""

    least: Count
    most: Count

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.least > self.most:
            raise ValueError(msg("finding-span", least=self.least, most=self.most))
        return self


class CountryPart(TomlTable):
    """One kind of country: what is on it, and how much of it."""

    in_sight: Span
    """Hexes in sight of a hex, on the average: with more it is an open range, with fewer a maze."""
    hills: Span
    height: Span
    """Levels of the highest one."""
    breadth: Span
    """Hexes from a hill's top to its foot, for each level."""
    streams: Span
    marshes: Share
    """How much of what lies beside a stream is marsh."""
    side_roads: Span
    paths: Span
    houses: Span
    """Along the roads, nearest to where they meet."""
    ruined: Share
    """How many of the houses, walls and hedges are none any more."""
    craters: Span
    plot_width: Span
    plot_height: Span
    hedged: Share
    """How many of the sides of plots have a hedge."""
    sunken: Share
    """How many of the side roads lie between two hedges, in a hollow of their own."""
    uses: dict[Id, Weight]
    """What becomes of a plot, and how often."""
    woods: Span
    wood_size: Span
    scatter: dict[Id, Count]
    """Terrain -> how many single hexes of it lie about."""


class SightPart(TomlTable):
    """How far may be seen anywhere on ground that is fit to fight on, in hexes in sight of a hex."""

    least: Count
    """A tenth of the hexes may have fewer in sight."""
    most: Count
    """A tenth may have more."""


class CountryFile(TomlTable):
    """Every kind of country, and what ground must be like."""

    sight: SightPart
    countries: Annotated[dict[Id, CountryPart], Field(min_length=1)]

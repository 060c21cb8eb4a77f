"""Model of `assets/countries.toml`: the parameters of generated boards."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, model_validator

from combat.engine.content.models import Id, TomlTable
from combat.engine.kernel.text_message import msg

Count = Annotated[int, Field(ge=0, le=594)]
Share = Annotated[float, Field(ge=0, le=1)]
Weight = Annotated[float, Field(ge=0, le=100)]


class Span(TomlTable):
    """Range from a least to a greatest value."""

    least: Count
    most: Count

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.least > self.most:
            raise ValueError(msg("finding-span", least=self.least, most=self.most))
        return self


class CountryPart(TomlTable):
    """A type of landscape: which terrain it has, and how much."""

    in_sight: Span
    """Range of the average number of hexes visible from a hex: a larger one is an open range, a smaller one a maze."""
    hills: Span
    height: Span
    """Level of the highest hill."""
    breadth: Span
    """Hexes from a hill's top to its foot, per level."""
    streams: Span
    marshes: Share
    """Share of the hexes beside streams that are marsh."""
    side_roads: Span
    paths: Span
    houses: Span
    """Number of houses along the roads, the nearest to crossroads first."""
    ruined: Share
    """Share of the houses, walls and hedges that are destroyed."""
    craters: Span
    plot_width: Span
    plot_height: Span
    hedged: Share
    """Share of the sides of plots that have a hedge."""
    sunken: Share
    """Share of the side roads that are sunken between two hedges."""
    uses: dict[Id, Weight]
    """Use of a plot -> relative frequency."""
    woods: Span
    wood_size: Span
    scatter: dict[Id, Count]
    """Terrain -> number of single hexes of it scattered over the map."""


class SightPart(TomlTable):
    """Limits on the number of hexes visible from a hex of a suitable board."""

    least: Count
    """A tenth of the hexes may see fewer than this."""
    most: Count
    """A tenth of the hexes may see more than this."""


class CountryFile(TomlTable):
    """All types of landscape, and the requirements on generated boards."""

    sight: SightPart
    countries: Annotated[dict[Id, CountryPart], Field(min_length=1)]

"""Men of the player who start on the board before the squad is placed (22.0)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.models import Fault, Id, TomlTable, twice
from combat.engine.content.partial import each, values_of
from combat.engine.kernel.text_message import msg
from combat.games.volume1.rules import sites
from combat.games.volume1.rules.book import Edge

OpenWound = Literal["light", "bad", "bad-evac"]
"""A wound that is not bandaged."""


class ComradePart(TomlTable):
    """A man with a fixed starting hex, wounded or not; the player does not set him up."""

    man: Id
    """His id."""
    hex: HexNumber
    """His starting hex."""
    wounds: Annotated[list[OpenWound], Field(max_length=3)] = Field(default_factory=list)
    """His open wounds at the start."""
    points: Annotated[int, Field(ge=-99, le=99)] = 0
    """Points if he is home alive at the end."""
    home: list[HexNumber] = Field(default_factory=list)
    """Hexes that count as home at the end; leaving by an allowed edge always counts."""

    def build(self) -> sites.Comrade:
        """Return the man as a record for the rules."""
        return sites.Comrade(self.man, self.hex, tuple(self.wounds), self.points, tuple(self.home))


def faults(comrades: Sequence[ComradePart], squads: Iterable[Iterable[str]], exits: Sequence[Edge]) -> Iterator[Fault]:
    """Yield faults: men repeated or also in a squad, points without a way home, or a home without points."""
    yield from twice(values_of(comrades, lambda part: part.man), "man", "extra")
    called = {man for squad in squads for man in squad}

    def in_squad(index: int, part: ComradePart) -> Iterator[Fault]:
        if part.man in called:
            yield ("extra", index, "man"), msg("finding-man-in-squad-too", man=part.man)

    def way_home(index: int, part: ComradePart) -> Iterator[Fault]:
        yield from twice(part.home, "hex", "extra", index, "home")
        if part.points and not part.home and not exits:
            what = msg("finding-no-way-home")
            yield ("extra", index, "points"), what
        if part.home and not part.points:
            yield ("extra", index, "home"), msg("finding-home-without-points")

    yield from each(comrades, in_squad)
    yield from each(comrades, way_home)


def exit_faults(exits: Sequence[Edge], friendly: Edge, enemy: Edge) -> Iterator[Fault]:
    """Yield a fault for each exit edge that is repeated or belongs to neither side."""
    yield from twice(exits, "edge", "friendly", "exits")
    for index, edge in enumerate(exits):
        if edge not in (friendly, enemy):
            what = msg("finding-edge-of-neither", edge=edge, friendly=friendly, enemy=enemy)
            yield ("friendly", "exits", index), what

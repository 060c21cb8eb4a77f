"""Effects of each terrain on sight, movement and cover (11.0)."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record


class TerrainType(Record):
    """A terrain of the chart, with the number of the rule that describes it."""

    id: str
    rule: str
    size_halves: int
    """Size of the obstacle in halves: trees 2, a wall 1, a depression −1 (12.1)."""
    blocks: Literal["always", "low", "never"]
    """The condition under which its size blocks a line of sight; "low": only if viewer or target has Sneak, Hide, Rally
    or Reload (11.07, 11.11)."""
    rough: bool = False
    """A man who enters it at a Sprint ducks back (11.0)."""
    cover: bool = True
    """Men in it are in cover; all other ground is open (11.0)."""
    sunken: bool = False
    """A man in it who keeps low is out of sight of most (12.1)."""
    caps_hit: bool = False
    """A man who hides, rallies or reloads in it can be brought to a Morale Check at most, printed M (11.01, 11.02)."""


TerrainChart: TypeAlias = Mapping[str, TerrainType]
"""Every terrain by its id."""


def is_cover(chart: TerrainChart, terrain: str, smoked: bool) -> bool:
    """Return whether a hex of a terrain is cover; smoke of any kind (`smoked`) makes it cover (11.0)."""
    return smoked or chart[terrain].cover

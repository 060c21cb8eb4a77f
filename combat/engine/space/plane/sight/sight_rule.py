"""The effect of a kind of scenery or model on the lines of sight that cross it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.plane.limit import Limit

HeightRule: TypeAlias = Literal["line", "ends"]
"""The lines that pass over a piece with a top.

"line": those that run at least as high as its top where they cross it. "ends": those of which both ends are higher than
its top, as in rules that count levels.
"""


class SightRule(Record):
    """The effect of a piece on lines of sight that cross its interior; a title has one for each kind of scenery.

    A line along the border of a piece does not cross it.
    """

    opaque: bool = False
    """Whether it hides at once everything in it or behind it."""
    depth: Limit | None = None
    """Length through it from which a line is hidden; the stretches through several such pieces add up."""
    least: int = 0
    """Least length that one crossing counts toward `depth`, in units of 0.1 mm, however thin the piece is."""
    conceals: bool = False
    """Whether it conceals everything in it or behind it."""
    clear_within: Limit | None = None
    """Distance between bodies at which it hides nothing."""
    lined: Limit | None = None
    """Distance from the piece at which a body looks across it, and is seen across it, as if it were not there."""
    edge: Limit | None = None
    """Distance from its border at which an eye in it is not affected by its concealment when looking out."""
    overlooked: bool = False
    """True if eyes on higher ground than its base ignore it: as concealment, and as a sunken area."""
    sunken: bool = False
    """It acts only on lines with one end in it, such as those into a gully; a body on higher ground ignores it."""
    height: HeightRule = "line"
    joins: bool = False
    """True if a narrow gap to another such piece hides and conceals, see `GapJoin`."""

    def __post_init__(self) -> None:
        """Raise ValueError for a rule that contradicts itself."""
        if self.depth is not None and (self.opaque or self.depth.allows_nearer):
            raise ValueError(self.depth)  # a depth is a least one, and of what is not opaque
        if self.joins and self.lined is not None:
            raise ValueError(self.lined)  # a closed gap cannot be lined

    @property
    def hides(self) -> bool:
        """Return whether pieces of this kind can hide anything."""
        return self.opaque or self.depth is not None

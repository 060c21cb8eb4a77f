"""An obstacle between two bodies, with its effect on every line between them."""

from __future__ import annotations

from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.sight.obstacle import Obstacle


class JudgedPiece:
    """An obstacle that may lie between two bodies, with its effect on the lines between them."""

    __slots__ = ("conceals", "depth", "least", "looks_out", "obstacle", "opaque", "plain", "solid", "sunken", "tall")

    def __init__(self, obstacle: Obstacle, *, hides: bool, conceals: bool, highest: int) -> None:
        """Make the piece.

        `hides` and `conceals` tell whether it can do so between these bodies, `highest` is the height of the highest
        line.
        """
        rule = obstacle.rule
        self.obstacle = obstacle
        self.opaque = hides and rule.opaque
        self.depth: Limit | None = rule.depth if hides and not rule.opaque else None
        self.least = rule.least
        self.conceals = conceals and rule.conceals
        self.sunken = rule.sunken
        self.looks_out: Limit | None = rule.edge if self.conceals else None
        """An eye in the piece within this limit of its border looks out of it as if it were not there."""
        self.tall = obstacle.top is None or highest < obstacle.top
        """Whether every line between the bodies is below its top."""
        self.plain = self.tall and not rule.sunken
        """Whether it acts on every line that crosses it, unless an eye in it looks out."""
        self.solid = self.plain and obstacle.convex and rule.depth is None
        """Whether all lines that cross it do so alike, wherever they do."""

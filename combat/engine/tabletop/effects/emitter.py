"""Particle emitter: throws sprites of a flipbook from a place."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.tabletop.effects.flipbook import Flipbook

Span: TypeAlias = tuple[float, float]
"""Least and greatest value of a random quantity."""
Tone: TypeAlias = tuple[int, int, int]
"""Factor of each colour channel, of 255."""
Layer: TypeAlias = Literal["light", "low", "high"]
"""Drawing order: light below everything, lasting particles, then those above pieces."""


class Emitter(Record):
    """Parameters of an emitter; lengths are in place widths, times in seconds, angles in degrees."""

    book: Flipbook
    size: Span = (0.5, 0.5)
    """Side of a picture."""
    count: int = 1
    begins: Span = (0.0, 0.0)
    """Start times, spread evenly over the particles in order."""
    lasts: Span = (0.4, 0.4)
    ahead: float = 0.0
    """Distance of the origin ahead, in the direction of the effect."""
    strewn: float = 0.0
    """Radius around the origin in which particles start."""
    rim: float = 0.0
    """Distance from the start in the direction of flight."""
    fan: Span = (0.0, 0.0)
    """Range of directions, clockwise from that of the effect."""
    flies: Span = (0.0, 0.0)
    """Distance flown."""
    eases: float = 1.0
    """Easing: 1 is uniform motion, 2 and more decelerates."""
    lift: Span = (0.0, 0.0)
    """Height of the arc above the way."""
    rises: float = 0.0
    """Distance that particles rise on the sheet by their end."""
    drifts: float = 0.0
    """Distance that particles drift downwind."""
    tone: Tone | None = None
    """Colour factor; None leaves the sheet's colours."""
    cover: int = 255
    """Opacity, 0 to 255."""
    over: bool = False
    """True if the particles may cover pieces."""
    dark_only: bool = False
    """True if it is active in the dark only."""

    @property
    def layer(self) -> Layer:
        """Return the layer in which the particles are drawn: "light", "high" (above pieces) or "low" (below them)."""
        if self.book.lights:
            return "light"
        return "high" if self.over else "low"

"""Some pictures of a flipbook, thrown from a place."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.tabletop.effects.flipbook import Flipbook

Span: TypeAlias = tuple[float, float]
"""The least and the most of something that chance decides."""
Tone: TypeAlias = tuple[int, int, int]
"""What is left of each colour."""
Layer: TypeAlias = Literal["light", "low", "high"]
"""Light lies below all else, what lasts below what flies over pieces."""


class Emitter(Record):
    """How many are thrown, when and where to; lengths are in widths of a place, times in seconds, turns in degrees."""

    book: Flipbook
    size: Span = (0.5, 0.5)
    """The side of a picture."""
    count: int = 1
    begins: Span = (0.0, 0.0)
    """When each is thrown; one after the other, evenly, so that the last begins last."""
    lasts: Span = (0.4, 0.4)
    ahead: float = 0.0
    """How far along the way of the whole effect they begin."""
    strewn: float = 0.0
    """How far from there at most."""
    rim: float = 0.0
    """How far from there they begin in the direction into which they fly."""
    fan: Span = (0.0, 0.0)
    """Into which directions they fly, clockwise from the way of the whole effect."""
    flies: Span = (0.0, 0.0)
    """How far."""
    eases: float = 1.0
    """How much sooner they do most of their way: 1 is evenly, 2 and more ever slower."""
    lift: Span = (0.0, 0.0)
    """How high they rise over their way before they fall again."""
    rises: float = 0.0
    """How far up the sheet each has come at its end."""
    drifts: float = 0.0
    """And how far downwind."""
    tone: Tone | None = None
    """What is left of each colour of the sheet."""
    cover: int = 255
    """And of its opacity, of 255 parts."""
    over: bool = False
    """Whether they may lie over pieces; what lasts goes round them."""
    dark_only: bool = False
    """Whether they are seen in the dark alone."""

    @property
    def layer(self) -> Layer:
        """Among what its pictures lie."""
        if self.book.lights:
            return "light"
        return "high" if self.over else "low"

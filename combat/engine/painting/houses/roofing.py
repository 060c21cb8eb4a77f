"""Roof coverings: tile, slate and thatch, and their colours."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Roofing:
    """A roof covering: its colours from common to rare, course height and piece width in pixels, and ridge colour."""

    colours: Sequence[str]
    course: float
    piece: tuple[float, float]
    ridge: str
    tone: float
    """Random variation of the pieces' tone."""


ROOFS = {
    "tile": (
        Roofing(
            ("#A9725A", "#A06A52", "#B47F65", "#98624C", "#BC8E70", "#8C5A47", "#A87F62"), 3.7, (2.7, 4.3), "#D3A98A", 7
        ),
        Roofing(
            ("#AE8064", "#A4765B", "#B88E70", "#9A6C53", "#C19D7F", "#8E614E", "#AF9069"), 3.9, (2.9, 4.5), "#D9B593", 8
        ),
        Roofing(
            ("#936957", "#8A6150", "#9E7661", "#80584A", "#A5826B", "#756047", "#8F7A5C"), 3.5, (2.6, 4.1), "#C4A089", 7
        ),
    ),
    "slate": (
        Roofing(("#93928A", "#8A8B82", "#9F9C8F", "#828379", "#A9A493", "#8E8C7E"), 3.1, (3.0, 5.0), "#C3C4BA", 6),
        Roofing(("#8D8B83", "#838179", "#99968C", "#7A7870", "#A39E91", "#878376"), 3.1, (3.0, 5.0), "#C0BFB4", 6),
    ),
    "thatch": (
        Roofing(("#A68F60", "#9C8557", "#B39D6E", "#8F794E", "#C0AC7C"), 11.0, (1.2, 1.8), "#C9B586", 8),
        Roofing(("#998A64", "#8E7F5B", "#A69770", "#82744F", "#B3A680"), 11.0, (1.2, 1.8), "#BDAF88", 8),
    ),
}
"""Variants of each kind of covering."""
SLOPE = 0.27
"""Change of brightness of slopes that face the sun or away from it."""
HEIGHT = {"tile": 16, "thatch": 16, "slate": 12}
"""Length of a roof's shadow in pixels."""

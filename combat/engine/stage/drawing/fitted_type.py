"""Which type a label is set in so that it is never cut: the first that finds room."""

from __future__ import annotations

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import SQUEEZE, Face, Role

Cut = tuple[Role, float, int]
"""A family, its size in pixels at scale 1, and its weight."""


def fits(face: Face, words: str, room: float) -> bool:
    """Whether words find room with the letters set as close as is allowed."""
    return face.width(words) * SQUEEZE <= room


def fitting(words: str, room: float, *cuts: Cut) -> Face:
    """The first type in which the words find room; the last one where they find none."""
    faces = [theme.font(role, size, weight) for role, size, weight in cuts]
    return next((face for face in faces if fits(face, words, room)), faces[-1])

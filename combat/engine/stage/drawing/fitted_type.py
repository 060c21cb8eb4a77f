"""Which type a label is set in so that it is never cut: the first that finds room."""

from __future__ import annotations

import re

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import SQUEEZE, Font, Role, face

_SUMMANDS = r"(?<=·) | (?=[+−=])"  # compiled for the first sum that does not fit
"""The spaces of a sum at which a line may end: before a sign or the total, and behind a point."""

Cut = tuple[Role, float, int]
"""A family, its size in pixels at scale 1, and its weight."""


def fits(type_: Font, words: str, room: float) -> bool:
    """Whether words find room with the letters set as close as is allowed."""
    return type_.width(words) * SQUEEZE <= room


def fitting(words: str, room: float, *cuts: Cut) -> Font:
    """The first type in which the words find room; the last one where they find none."""
    faces = [theme.font(role, size, weight) for role, size, weight in cuts]
    return next((type_ for type_ in faces if fits(type_, words, room)), faces[-1])


def largest(words: str, room: float, role: Role, weight: int, *sizes: float) -> Font:
    """The first of some sizes in pixels in which words find room on a piece; the last one where they find none."""
    faces = [face(role, size, weight) for size in sizes]
    return next((type_ for type_ in faces if fits(type_, words, room)), faces[-1])


def lines_in(words: str, room: float, rows: int, *cuts: Cut) -> tuple[Font, list[str]]:
    """The first type in which the words find room in one line, else the first in which they do in so many
    lines, with no word broken if that can be.

    Where they find none, all lines of the last type."""
    faces = [theme.font(role, size, weight) for role, size, weight in cuts]
    for type_ in faces:
        if fits(type_, words, room):
            return type_, [words]
    whole = [type_ for type_ in faces if all(type_.width(word) <= room for word in words.split())]
    for type_ in (*whole, *faces):
        lines = type_.wrap(words, room)
        if len(lines) <= rows:
            return type_, lines
    return faces[-1], faces[-1].wrap(words, room)


def sum_lines(type_: Font, words: str, room: float) -> list[str]:
    """A sum in lines that end between two summands; one that is too long for a line is broken in its name."""
    lines, line = list[str](), ""
    for summand in re.split(_SUMMANDS, words):
        longer = f"{line} {summand}" if line else summand
        if line and type_.width(longer) > room:
            lines.append(line)
            longer = summand
        *whole, line = type_.wrap(longer, room)
        lines += whole
    return [*lines, line]


def closer(words: str, room: float, size: float, weight: int) -> Font:
    """Plain type of a size where words find room in it, else narrower letters, else smaller ones too."""
    narrow = max(500, weight)
    return fitting(words, room, ("sans", size, weight), ("condensed", size, narrow), ("condensed", size - 1, narrow))

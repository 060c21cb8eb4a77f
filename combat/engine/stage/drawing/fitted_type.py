"""Choice of font sizes and families so that labels fit without being cut."""

from __future__ import annotations

import re

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import SQUEEZE, Font, Role, face

_SUMMANDS = r"(?<=·) | (?=[+−=])"  # compiled for the first sum that does not fit
"""The spaces of a sum at which a line may end: before a sign, and after a "·"."""

Cut = tuple[Role, float, int]
"""Family, size in pixels at scale 1, and weight."""


def fits(type_: Font, words: str, room: float) -> bool:
    """Return whether words fit into a width, with letters squeezed as far as allowed."""
    return type_.width(words) * SQUEEZE <= room


def fitting(words: str, room: float, *cuts: Cut) -> Font:
    """Return the font of the first of `cuts` in which the words fit, else that of the last one.

    A cut is a role, a size at scale 1 and a weight.
    """
    faces = [theme.font(role, size, weight) for role, size, weight in cuts]
    return next((type_ for type_ in faces if fits(type_, words, room)), faces[-1])


def largest(words: str, room: float, role: Role, weight: int, *sizes: float) -> Font:
    """Return the font of the first of `sizes` (in pixels) in which the words fit, else that of the last one."""
    faces = [face(role, size, weight) for size in sizes]
    return next((type_ for type_ in faces if fits(type_, words, room)), faces[-1])


def lines_in(words: str, room: float, rows: int, *cuts: Cut) -> tuple[Font, list[str]]:
    """Return the first font of `cuts` in which the words fit on one line, else on `rows` lines, with the lines.

    Fonts that need no hyphenation are preferred. If none fits, the last font is returned with all its lines.
    """
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
    """Return a sum as lines that break between its terms; a term longer than a line is wrapped."""
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
    """Return the first font in which the words fit: plain, condensed, or smaller condensed; the last one if none
    does.
    """
    narrow = max(500, weight)
    return fitting(words, room, ("sans", size, weight), ("condensed", size, narrow), ("condensed", size - 1, narrow))

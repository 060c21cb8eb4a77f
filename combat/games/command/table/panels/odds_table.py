"""Table of predictions: a row per unit, a column per possible result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut
from combat.engine.stage.drawing.lettering import Font, Rgb
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.games.command.table.panels.form_lines import set_in
from combat.games.command.words.form import Comes, FormChances

INK = theme.rgb("#26231D")
INKS: dict[Comes, Rgb] = {
    "bad": theme.rgb("#8E2F22"),
    "poor": theme.rgb("#C2703D"),
    "fair": theme.rgb("#D9B45B"),
    "good": theme.rgb("#A9C7D4"),
}
"""Colours by quality, from dark to light so that they differ in greyscale, and without green beside red."""
HEAD, LINE, WRAPPED = 18, 16, 14
"""Heights of the header, of a unit's row, and of each further line of a long name, in pixels at scale 1."""
GAP, LEAST, SWATCH = 9, 3, 3
"""Gap between columns, least gap in a narrow table, and height of a column's colour swatch, in pixels at scale 1."""
BESIDE_LEAST = 60
"""Least width for a name beside its figures in pixels at scale 1; with less the names stand above them."""
NAMED: tuple[Cut, ...] = (("sans", 13, 600), ("condensed", 13, 600))
HEADED: Cut = ("condensed", 13, 500)
FIGURED: Cut = ("sans", 13, 600)


class OddsTable:
    """Measures and draws a table of predictions at a fixed width."""

    def __init__(self, chances: Sequence[FormChances], width: int) -> None:
        self._chances, self._width = chances, width
        self._heads = _heads(chances)
        self._compares = any(part.again is not None for each in chances for part in each.parts)
        self._colours = {part.head: each.coloured(part) for each in reversed(chances) for part in each.parts}
        self._above = self.name_room < theme.px(BESIDE_LEAST)

    @property
    def height(self) -> int:
        """Return the height of the table in pixels."""
        return theme.px(HEAD) + sum(self._line_high(each) for each in self._chances)

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> list[tuple[pygame.Rect, FormChances]]:
        """Draw the table with its upper left corner at a point; return the rectangle of each row with its
        prediction.
        """
        px, (x, y) = theme.px, at
        face = theme.font(*HEADED)
        for head, right, wide in self._columns():
            face.draw(surface, head, (x + right, y + px(11)), theme.INK_2, align="right", room=self._fitting(wide))
            swatch = pygame.Rect(x + right - wide, y + px(14), wide, px(SWATCH))
            surface.fill(INKS[self._colours[head]], swatch)
        rows, y = [], y + px(HEAD)
        for each in self._chances:
            row = pygame.Rect(x, y, self._width, self._line_high(each))
            self._draw_line(surface, row, each)
            rows.append((row, each))
            y = row.bottom
        return rows

    def _draw_line(self, surface: pygame.Surface, row: pygame.Rect, chances: FormChances) -> None:
        px = theme.px
        face, lines = self._named(chances)
        for place, line in enumerate(lines):
            face.draw(surface, line, (row.x, row.y + px(12 + WRAPPED * place)), theme.INK, room=self._named_in)
        said, base = _figures(chances), row.y + px(12 + WRAPPED * len(lines) * self._above)
        figure = theme.font(*FIGURED)
        for head, right, wide in self._columns():
            if head in said:
                figure.draw(surface, said[head], (row.x + right, base), INK, align="right", room=self._fitting(wide))

    def _columns(self) -> Iterator[tuple[str, int, int]]:
        """Yield the heading of each column, its right edge relative to the table, and its width.

        In a table without room for names beside them the columns are closer, and narrower if they must be.
        """
        wides, gap, right = self._wides(), theme.px(GAP), self._width
        if self._above:
            between = max(1, len(wides) - 1)
            gap = min(gap, max(theme.px(LEAST), (self._width - sum(wides)) // between))
            share = min(1.0, (self._width - gap * between) / max(1, sum(wides)))
            wides = [int(wide * share) for wide in wides]
        found = []
        for head, wide in zip(reversed(self._heads), reversed(wides), strict=True):
            found.append((head, right, wide))
            right -= wide + gap
        return reversed(found)

    def _fitting(self, wide: int) -> int | None:
        """Return the width that what is in a column must fit; None where columns are as wide as it is."""
        return wide if self._above else None

    def _wides(self) -> list[int]:
        return [_column_wide(head, compares=self._compares) for head in self._heads]

    @property
    def name_room(self) -> int:
        """Return the width in pixels left for the names of the units beside the columns."""
        return self._width - sum(wide + theme.px(GAP) for wide in self._wides())

    @property
    def _named_in(self) -> int:
        return self._width if self._above else self.name_room

    def _named(self, chances: FormChances) -> tuple[Font, list[str]]:
        return set_in(chances.name, self._named_in, NAMED)

    def _line_high(self, chances: FormChances) -> int:
        return theme.px(LINE) + theme.px(WRAPPED) * (len(self._named(chances)[1]) - 1 + self._above)


def _heads(chances: Sequence[FormChances]) -> list[str]:
    """Return the headings of all columns, worst result first."""
    found = {part.head: part.comes for each in chances for part in each.parts}
    order = list(INKS)
    return sorted(found, key=lambda head: order.index(found[head]))


def _figures(chances: FormChances) -> dict[str, str]:
    """Return the text of each column: "42 %", or with a new roll compared "13 → 42 %"."""
    shares = percents.percents([part.share for part in chances.parts])
    again = percents.percents([part.again or 0.0 for part in chances.parts])
    return {
        part.head: text("percent", percent=share)
        if part.again is None
        else text("percent-compared", percent=share, again=new)
        for part, share, new in zip(chances.parts, shares, again, strict=True)
    }


def _column_wide(head: str, *, compares: bool) -> int:
    widest = text("percent-compared", percent=100, again=100) if compares else text("percent", percent=100)
    return round(max(theme.font(*HEADED).width(head), theme.font(*FIGURED).width(widest)))

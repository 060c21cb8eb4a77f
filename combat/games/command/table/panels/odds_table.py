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
    "good": theme.rgb("#8A9B6A"),
}
"""Colours by quality, from dark to light so that they differ in greyscale."""
HEAD, LINE, WRAPPED = 18, 16, 14
"""Heights of the header, of a unit's row, and of each further line of a long name, in pixels at scale 1."""
GAP, SWATCH = 9, 3
"""Gap between columns, and height of a column's colour swatch, in pixels at scale 1."""
NAMED: tuple[Cut, ...] = (("sans", 13, 600), ("condensed", 13, 600))
HEADED: Cut = ("condensed", 13, 500)
FIGURED: Cut = ("sans", 13, 600)


class OddsTable:
    """Measures and draws a table of predictions at a width."""

    def __init__(self, chances: Sequence[FormChances], width: int) -> None:
        self._chances, self._width = chances, width
        self._heads = _heads(chances)
        self._compares = any(part.again is not None for each in chances for part in each.parts)
        self._colours = {part.head: each.coloured(part) for each in reversed(chances) for part in each.parts}

    @property
    def height(self) -> int:
        """Height of the table in pixels."""
        return theme.px(HEAD) + sum(self._line_high(each) for each in self._chances)

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> list[tuple[pygame.Rect, FormChances]]:
        """Draw the table at a corner; return the rectangle of each row with its prediction."""
        px, (x, y) = theme.px, at
        face = theme.font(*HEADED)
        for head, right, wide in self._columns():
            face.draw(surface, head, (x + right, y + px(11)), theme.INK_2, align="right")
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
        px, room = theme.px, self.name_room
        face, lines = self._named(chances)
        for place, line in enumerate(lines):
            face.draw(surface, line, (row.x, row.y + px(12 + WRAPPED * place)), theme.INK, room=room)
        said = _figures(chances)
        figure = theme.font(*FIGURED)
        for head, right, _ in self._columns():
            if head in said:
                figure.draw(surface, said[head], (row.x + right, row.y + px(12)), INK, align="right")

    def _columns(self) -> Iterator[tuple[str, int, int]]:
        """Yield the heading of each column, its right edge relative to the table, and its width."""
        right = self._width
        found = []
        for head in reversed(self._heads):
            wide = _column_wide(head, compares=self._compares)
            found.append((head, right, wide))
            right -= wide + theme.px(GAP)
        return reversed(found)

    @property
    def name_room(self) -> int:
        """Width left for the names of the units."""
        return self._width - sum(wide + theme.px(GAP) for _, _, wide in self._columns())

    def _named(self, chances: FormChances) -> tuple[Font, list[str]]:
        return set_in(chances.name, self.name_room, NAMED)

    def _line_high(self, chances: FormChances) -> int:
        return theme.px(LINE) + theme.px(WRAPPED) * (len(self._named(chances)[1]) - 1)


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

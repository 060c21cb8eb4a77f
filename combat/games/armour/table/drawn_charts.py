"""Figures of the rulebook: its charts, drawn from the data of the game."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.words import language, text
from combat.games.armour.content.library import Library
from combat.games.armour.words.printed_chart import PrintedChart, ground_chart, score_chart, weapon_chart

GROUND, SCORES, WEAPONS = "8.0", "10.0", "21.0"
"""The chapters with a chart."""
SHARES = {GROUND: (35, 25, 11, 12, 17), SCORES: (70, 30), WEAPONS: (33, 11, 9, 7, 8, 32)}
"""Widths of the columns, in percent."""
LINE, EDGE, TEXT = 21, 8, 14
"""Height of a row, margin, and size of type, in pixels at scale 1."""
MISSION = "two-platoons"
"""A mission whose Book has the charts of all missions."""


class DrawnCharts:
    """The charts by paragraph; a chart is read when its page is first shown."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, str, float], pygame.Surface] = {}

    @cached_property
    def _library(self) -> Library:
        return Library()

    def _chart(self, number: str) -> PrintedChart:
        if number == WEAPONS:
            cards = self._library.assembly().cards
            return PrintedChart((), ()) if cards is None else weapon_chart(cards.weapons.values(), cards.keywords)
        book = self._library.load_book(MISSION)
        if number == GROUND:
            return ground_chart(book.rows.values())
        return score_chart(book.figures.shots, book.keywords)

    def has(self, number: str) -> bool:
        """Return whether a paragraph has a figure."""
        return number in SHARES

    def caption(self, number: str) -> str:
        """Return the caption of a paragraph's figure."""
        return text(f"figure-of-{number.replace('.', '-')}")

    def height(self, number: str, width: int) -> int:
        """Return the height in pixels of a paragraph's figure at a width."""
        return self.picture(number, width).get_height()

    def picture(self, number: str, width: int) -> pygame.Surface:
        """Return the image of a paragraph's figure at a width in pixels; cached."""
        key = number, width, language(), theme.scale()
        if key not in self._kept:
            self._kept[key] = _drawn(self._chart(number), SHARES[number], width)
        return self._kept[key]


def _drawn(chart: PrintedChart, shares: tuple[int, ...], width: int) -> pygame.Surface:
    """Draw a chart: heads, then rows on alternating ground; a cell that is too long goes on in the next line."""
    line, edge = theme.px(LINE), theme.px(EDGE)
    lefts = [edge + (width - 2 * edge) * sum(shares[:place]) // 100 for place in range(len(shares) + 1)]
    rooms = [right - left - theme.px(6) for left, right in pairwise(lefts)]
    faces = [theme.font("sans", TEXT, 400 if place else 600) for place in range(len(chart.rows) + 1)]
    rows = [
        [face.wrap(words, room) for words, room in zip(row, rooms, strict=True)]
        for face, row in zip(faces, (chart.heads, *chart.rows), strict=True)
    ]
    tall = [max(map(len, row)) * line for row in rows]
    surface = pygame.Surface((width, sum(tall) + 2 * edge))
    surface.fill(theme.STRIP)
    for place, row in enumerate(rows):
        top = edge + sum(tall[:place])
        if place and not place % 2:
            surface.fill(theme.PROMPT, (edge // 2, top, width - edge, tall[place]))
        for left, room, cell in zip(lefts, rooms, row, strict=False):
            for down, words in enumerate(cell, 1):
                at = (left, top + down * line - theme.px(6))
                faces[place].draw(surface, words, at, theme.INK if place else theme.FORM_RULE, room=room)
    return surface

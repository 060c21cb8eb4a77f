"""Log lines in a report, with a sign for good or bad news."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.paper.column import Column
from combat.engine.words import text


class NewsSign(Record):
    """A triangle in a colour, pointing up for good or down for bad news."""

    ink: Rgb
    up: bool = False


GOOD, BAD = NewsSign(theme.COMMIT, up=True), NewsSign(theme.MISSING)


def put_told(column: Column, told: Iterable[tuple[str, NewsSign | None]]) -> None:
    """Draw lines of text with their signs into a column, each wrapped as needed."""
    px, face = theme.px, theme.font("sans", 14.5)
    for line, sign in told:
        for place, part in enumerate(face.wrap(line, column.width - px(26))):
            column.y += px(20)
            if column.surface is None:
                continue
            face.draw(column.surface, part, (column.left + px(22), column.y), theme.INK)
            if not place and sign is not None:
                _draw_sign(column.surface, (column.left + px(8), column.y - px(5)), sign)


def put_course(column: Column, told: Iterable[tuple[int, str, NewsSign | None]]) -> None:
    """Draw lines into a column in sections by turn; each is turn, text and sign."""
    for turn, lines in groupby(told, key=lambda line: line[0]):
        column.section(text("report-turn", turn=turn) if turn else text("report-set-up"))
        put_told(column, [line[1:] for line in lines])


def _draw_sign(surface: pygame.Surface, at: tuple[int, int], sign: NewsSign) -> None:
    reach, way = theme.px(5), -1 if sign.up else 1
    tips = [(at[0], at[1] + way * reach), (at[0] - reach, at[1] - way * reach), (at[0] + reach, at[1] - way * reach)]
    pygame.draw.polygon(surface, sign.ink, tips)

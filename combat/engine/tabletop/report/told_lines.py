"""Lines of the log on a report, each with a sign for good or bad news before it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.paper.column import Column

News = Literal["good", "bad", ""]


def put_told(column: Column, told: Iterable[tuple[str, News]]) -> None:
    """Write lines, each in as many as it needs."""
    px, face = theme.px, theme.font("sans", 14.5)
    for line, news in told:
        for place, part in enumerate(face.wrap(line, column.width - px(26))):
            column.y += px(20)
            if column.surface is None:
                continue
            face.draw(column.surface, part, (column.left + px(22), column.y), theme.INK)
            if not place and news:
                _draw_sign(column.surface, (column.left + px(8), column.y - px(5)), good=news == "good")


def _draw_sign(surface: pygame.Surface, at: tuple[int, int], *, good: bool) -> None:
    """A triangle up for good news, down for bad."""
    reach, way = theme.px(5), -1 if good else 1
    ink: Rgb = theme.COMMIT if good else theme.MISSING
    tips = [(at[0], at[1] + way * reach), (at[0] - reach, at[1] - way * reach), (at[0] + reach, at[1] - way * reach)]
    pygame.draw.polygon(surface, ink, tips)

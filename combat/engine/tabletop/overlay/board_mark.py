"""The word for a game that is none like any other, and how a table shows it that has no place of its own for it."""

from __future__ import annotations

import pygame

from combat.engine.journal.game_flags import GameFlags
from combat.engine.stage.drawing import theme
from combat.engine.words import text


def mark_of(marks: GameFlags) -> str:
    """What a branch or a game that is studied is called; "" for any other."""
    if marks.counts:
        return ""
    return text("mark-branch" if marks.study is None else "mark-study")


def draw_mark(surface: pygame.Surface, board: pygame.Rect, words: str, *, middle: bool = False) -> None:
    """Draw the word in the left corner of the board, or in the middle of its upper edge."""
    px, words = theme.px, words.upper()
    face, tracking = theme.font("condensed", 13, 700), 1.2 * theme.scale()
    box = pygame.Rect(0, 0, round(face.width(words) + tracking * len(words)) + px(18), px(22))
    box.topleft = (board.x + px(8), board.y + px(7))
    if middle:
        box.centerx = board.centerx
    theme.draw_box(surface, box, (*theme.FRAME, 200), radius=4)
    face.draw(surface, words, (box.x + px(9), box.y + px(16)), theme.FRAME_TEXT_2, tracking=tracking)

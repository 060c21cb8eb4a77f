"""Label of branched and studied games on the board, for tables that show it nowhere else."""

from __future__ import annotations

import pygame

from combat.engine.journal.game_flags import GameFlags
from combat.engine.stage.drawing import theme
from combat.engine.words import text


def mark_of(marks: GameFlags) -> str:
    """Return the label of a branched or studied game, or "" for an ordinary game."""
    if marks.counts:
        return ""
    return text("mark-branch" if marks.study is None else "mark-study")


def draw_mark(surface: pygame.Surface, board: pygame.Rect, words: str, *, middle: bool = False) -> None:
    """Draw the label in the upper left corner of the board, or with `middle` at the middle of its upper edge."""
    px, words = theme.px, words.upper()
    face, tracking = theme.font("condensed", 13, 700), 1.2 * theme.scale()
    box = pygame.Rect(0, 0, round(face.width(words) + tracking * len(words)) + px(18), px(22))
    box.topleft = (board.x + px(8), board.y + px(7))
    if middle:
        box.centerx = board.centerx
    theme.draw_box(surface, box, (*theme.FRAME, 200), radius=4)
    face.draw(surface, words, (box.x + px(9), box.y + px(16)), theme.FRAME_TEXT_2, tracking=tracking)

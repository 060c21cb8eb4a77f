"""List of a lab file's expectations, each with a symbol for pending, met or failed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.lab.lab_session import Expected
from combat.engine.words import text

WORDS, LINE, GAP, SIGN = 14, 17, 4, 24
"""Font size, line height, gap, and width of the sign, in pixels at scale 1."""
HEAD = 28
"""Height of the summary line, in pixels at scale 1."""


class ExpectedLine(Record, gc=True):
    """An expectation, its text wrapped to the width of the panel, and its rectangle."""

    expected: Expected
    lines: tuple[str, ...]
    box: pygame.Rect


def expected_lines(expected: Sequence[Expected], area: pygame.Rect) -> list[ExpectedLine]:
    """Return the layout of expectations below each other in an area."""
    px, face, found = theme.px, theme.font("sans", WORDS), []
    y = area.y + px(HEAD)
    for each in expected:
        lines = tuple(face.wrap(each.said, area.width - px(SIGN), paths=True))
        box = pygame.Rect(area.x, y, area.width, px(LINE) * len(lines) + px(GAP))
        found.append(ExpectedLine(each, lines, box))
        y = box.bottom
    return found


def head_of(expected: Sequence[Expected], after: int) -> str:
    """Return the summary line: the number of expectations met after `after` events, and their total number."""
    held = sum(each.held and each.after <= after for each in expected)
    return text("lab-expected", held=held, count=len(expected))


def draw_expected(surface: pygame.Surface, laid: Sequence[ExpectedLine], area: pygame.Rect, after: int) -> None:
    """Draw expectations and the symbol of each one's state after `after` events."""
    px, face = theme.px, theme.font("sans", WORDS)
    head = head_of([line.expected for line in laid], after)
    theme.font("sans", WORDS, 700).draw(surface, head, (area.x, area.y + px(20)), theme.INK, room=area.width)
    for line in laid:
        come, held = line.expected.after <= after, line.expected.held
        ink = theme.INK_2 if not come else theme.INK if held else theme.MISSING
        _draw_sign(surface, (area.x + px(8), line.box.y + px(9)), come=come, held=held)
        for place, words in enumerate(line.lines):
            face.draw(surface, words, (area.x + px(SIGN), line.box.y + px(14) + place * px(LINE)), ink)


def _draw_sign(surface: pygame.Surface, at: tuple[int, int], *, come: bool, held: bool) -> None:
    """Draw a check mark if it was met, a cross if it failed, a ring if it is pending."""
    px = theme.px
    if come and held:
        tick = shapes.check_mark(px(15), theme.COMMIT)
        surface.blit(tick, tick.get_rect(center=at))
    elif come:
        reach = px(5)
        for way in (1, -1):
            ends = (at[0] - reach, at[1] - way * reach), (at[0] + reach, at[1] + way * reach)
            pygame.draw.line(surface, theme.MISSING, *ends, max(2, px(2)))
    else:
        pygame.draw.circle(surface, theme.INK_3, at, px(5), max(1, px(1)))

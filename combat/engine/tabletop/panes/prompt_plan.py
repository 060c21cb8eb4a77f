"""Layout of the prompt bar: question and buttons on one or two lines; buttons that do not fit are listed by "More…"."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.button import HEIGHT

LINE, SECOND, FURTHER = 36, 34, 16
"""Heights of the question, of the buttons below it, and of each line beyond two, at scale 1."""
USUAL = 2
"""Lines, including that of the buttons, that the bar keeps once needed."""
TEXT_LEAST = 320
"""Least width of the question beside the buttons in pixels at scale 1."""
CONDENSED = 0.88
"""Least share of their natural width that buttons take in condensed type."""
EDGE, GAP, INSET = 8, 8, 16
"""Margin right of the buttons, gap between two, and margin left of the question, in pixels at scale 1."""


class PromptPlan(Record, gc=True):
    """Areas of the prompt bar in pixels.

    Buttons listed by "More…" have none, and `more` is empty if there are no such buttons.
    """

    text: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    more: pygame.Rect
    bare: tuple[bool, ...]
    """Indices of the placed buttons that omit their keys: the last ones, as few as possible."""


def height(rows: int) -> int:
    """Return the bar's height in pixels for a number of lines: 1 with buttons beside the question, 2 with buttons
    below it, more for a longer question.
    """
    return theme.px(LINE) + (theme.px(SECOND) + theme.px(FURTHER) * (rows - 2) if rows > 1 else 0)


def rows_for(width: int, full: Sequence[int]) -> int:
    """Return the number of lines needed at a width: 1 if the question fits beside the buttons with keys, else 2.

    `full` are the widths of these buttons.
    """
    room = width - theme.px(TEXT_LEAST) - theme.px(EDGE)
    return 1 if _length(full) <= room else 2


def _length(widths: Sequence[int]) -> int:
    return sum(widths) + theme.px(GAP) * len(widths)


def _squeezed(widths: list[int], room: int) -> list[int]:
    """Return the widths of buttons that just miss a room, narrowed to fit in condensed type; others unchanged."""
    gaps = theme.px(GAP) * len(widths)
    if not widths or not room < _length(widths) or (room - gaps) / sum(widths) < CONDENSED:
        return widths
    return [int(width * (room - gaps) / sum(widths)) for width in widths]


def prompt_plan(rect: pygame.Rect, full: Sequence[int], bare: Sequence[int], more: int) -> PromptPlan:
    """Return the layout of the bar in its rectangle, whose height determines the number of lines.

    `full` and `bare` are the widths of the buttons with and without keys, the default answer first; `more` is the width
    of the button "More…".
    """
    px = theme.px
    double = rect.height >= height(2)
    room = rect.width - px(EDGE) - (px(EDGE) if double else px(TEXT_LEAST))
    capped = next((count for count in range(len(full), 0, -1) if _length([*full[:count], *bare[count:]]) <= room), 0)
    widths = _squeezed([*full[:capped], *bare[capped:]], room)
    shown = len(widths)
    if widths and _length(widths) > room:  # "More…" takes the place of two buttons at least
        few = 1 if shown > 2 else shown
        shown = max((count for count in range(1, shown - 1) if _length([*widths[:count], more]) <= room), default=few)
        beside = [*widths[1:shown], *([more] if shown < len(widths) else [])]
        widths[0] = min(widths[0], room - px(GAP) - _length(beside))
    asked = rect.height - px(SECOND) if double else px(LINE)
    top = rect.y + (asked if double else px(4))
    right = rect.right - px(EDGE)
    places = []
    for width in widths[:shown]:
        places.append(pygame.Rect(right - width, top, width, px(HEIGHT)))
        right -= width + px(GAP)
    rest = pygame.Rect(right - more, top, more, px(HEIGHT)) if shown < len(widths) else pygame.Rect(right, top, 0, 0)
    end = rect.right - px(EDGE) if double else (rest.left if rest.width else right + px(GAP)) - px(12)
    text = pygame.Rect(rect.x + px(INSET), rect.y, end - rect.x - px(INSET), asked)
    kept = tuple(place >= capped for place in range(len(places)))
    return PromptPlan(text=text, buttons=tuple(places), more=rest, bare=kept)

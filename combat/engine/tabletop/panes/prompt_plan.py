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
EDGE, GAP, INSET = 8, 8, 16
"""Margin right of the buttons, gap between two, and margin left of the question, in pixels at scale 1."""


MANY = 99
"""More buttons than any question has."""
NARROWED, CUT = 0.84, 0.6
"""Least share of their widths to which buttons are narrowed, in condensed type; also of two buttons."""


class PromptPlan(Record, gc=True):
    """Areas of the prompt bar in pixels.

    Buttons listed by "More…" have none, and `more` is empty if there are no such buttons.
    """

    text: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    more: pygame.Rect
    bare: tuple[bool, ...]
    """Indices of the placed buttons that omit their keys: the last ones, as few as possible."""
    pinned: pygame.Rect
    """The button at the right end; of width 0 without one."""


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


def prompt_plan(
    rect: pygame.Rect, full: Sequence[int], bare: Sequence[int], more: int, pinned: int = 0, keyed: int = MANY
) -> PromptPlan:
    """Return the layout of the bar in its rectangle, whose height determines the number of lines.

    `full` and `bare` are the widths of the buttons with and without keys, the default answer first; `more` is the width
    of the button "More…", and `pinned` that of the one at the right end, which is there at every question. At
    most the first `keyed` buttons keep their keys.
    """
    px = theme.px
    double = rect.height >= height(2)
    corner = pinned + px(GAP) if pinned else 0
    room = rect.width - px(EDGE) - (px(EDGE) if double else px(TEXT_LEAST)) - corner
    counts = range(min(len(full), keyed), 0, -1)
    capped = next((count for count in counts if _length([*full[:count], *bare[count:]]) <= room), 0)
    widths = _fitted([*full[:capped], *bare[capped:]], more, room)
    asked = rect.height - px(SECOND) if double else px(LINE)
    top = rect.y + (asked if double else px(4))
    last = pygame.Rect(rect.right - px(EDGE) - pinned, top, pinned, px(HEIGHT))
    right = rect.right - px(EDGE) - corner
    places = []
    for width in widths:
        places.append(pygame.Rect(right - width, top, width, px(HEIGHT)))
        right -= width + px(GAP)
    rest = (
        pygame.Rect(right - more, top, more, px(HEIGHT)) if len(widths) < len(full) else pygame.Rect(right, top, 0, 0)
    )
    end = rect.right - px(EDGE) if double else (rest.left if rest.width else right + px(GAP)) - px(12)
    text = pygame.Rect(rect.x + px(INSET), rect.y, end - rect.x - px(INSET), asked)
    kept = tuple(place >= capped for place in range(len(places)))
    return PromptPlan(text=text, buttons=tuple(places), more=rest, bare=kept, pinned=last)


def _fitted(widths: list[int], more: int, room: int) -> list[int]:
    """Return the widths of the buttons that are shown; where one alone would be hidden, all are narrowed instead, or
    two are hidden.
    """
    if not widths or _length(widths) <= room:
        return widths
    if len(widths) == 1:
        return [min(widths[0], room - theme.px(GAP))]
    shown = max((count for count in range(1, len(widths)) if _length([*widths[:count], more]) <= room), default=1)
    if shown == len(widths) - 1:
        share = (room - theme.px(GAP) * len(widths)) / sum(widths)
        if share >= (NARROWED if shown > 1 else CUT):
            return [int(width * share) for width in widths]
        shown = max(1, shown - 1)
    first = min(widths[0], room - theme.px(GAP) - _length([more]))
    return [first, *widths[1:shown]]

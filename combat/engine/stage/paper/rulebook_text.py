"""Text layout with links: wrapped once for a width; drawn with links underlined and search words highlighted."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Font, Rgb
from combat.engine.words.paragraphs import pieces
from combat.engine.words.rulebook import contain

_SPACED = re.compile(r"\S+|\s+")


class Run(Record):
    """Words that are drawn together in a line; `link` is the target number, or "" for plain text."""

    words: str
    x: float
    link: str = ""


Lines = list[list[Run]]
Found = Callable[[pygame.Rect, str], None]


def set_lines(text: str, face: Font, room: float) -> Lines:
    """Return a text as lines of at most `room` pixels; punctuation stays with the link before it."""
    space = face.width("n n") - 2 * face.width("n")  # widths are of the ink alone
    lines: Lines = [[]]
    x = 0.0
    for word in _words(text):
        width = sum(face.width(part) for part, _ in word)
        if x and x + space + width > room:
            lines.append([])
            x = 0.0
        x += space if x else 0.0
        for part, link in word:
            lines[-1].append(Run(part, x, link))
            x += face.width(part)
    return lines


def _words(text: str) -> list[list[tuple[str, str]]]:
    """Split a text into words, each of one or more parts: a link, and what follows it without a space."""
    found: list[list[tuple[str, str]]] = []
    glued = False
    for piece, is_link in pieces(text):
        if is_link:
            part = [(f"({piece})", piece)]
            if glued and found:
                found[-1] += part
            else:
                found.append(part)
            glued = True
            continue
        for words in _SPACED.findall(piece):
            if words.isspace():
                glued = False
            elif glued and found:
                found[-1].append((words, ""))
            else:
                found.append([(words, "")])
                glued = True
    return found


def draw_lines(
    surface: pygame.Surface,
    lines: Lines,
    face: Font,
    at: tuple[int, int],
    leading: int,
    ink: Rgb,
    *,
    sought: Sequence[str] = (),
    found: Found | None = None,
) -> int:
    """Draw lines, the first on the baseline through `at`; return the next baseline.

    `leading` is the distance of baselines in pixels. Words that begin with one of `sought` are highlighted. `found` is
    called with the box and number of each link.
    """
    x, y = at
    for line in lines:
        for run in line:
            width = face.width(run.words)
            box = pygame.Rect(round(x + run.x), y - face.cap - theme.px(3), round(width), face.cap + theme.px(7))
            if sought and any(contain([part], run.words) for part in sought):
                theme.draw_box(surface, box.inflate(theme.px(4), 0), (*theme.CHOSEN, 150), radius=2)
            face.draw(surface, run.words, (x + run.x, y), theme.LINK if run.link else ink)
            if run.link:
                surface.fill(theme.mix(theme.FORM, theme.LINK, 0.55), (box.x, y + theme.px(3), box.width, theme.px(1)))
                if found is not None:
                    found(box, run.link)
        y += leading
    return y

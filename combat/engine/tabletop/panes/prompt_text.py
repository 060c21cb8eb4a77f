"""Text layout of a question: title and text beside or below each other, wrapped as needed."""

from __future__ import annotations

from typing import NamedTuple

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fits, lines_in
from combat.engine.stage.drawing.lettering import Font

BESIDE_LEAST = 150
"""Least width in pixels at scale 1 for a longer text beside the title."""
USUAL = 2
"""Lines always available; the last sentences of a longer text appear in the tooltip only."""
TITLE: Cut = ("sans", 17, 700)
CLOSER: tuple[Cut, ...] = (("sans", 14.5, 700), ("condensed", 14.5, 700), ("condensed", 13, 700))
"""Fonts of a title: the first that fits is used."""
APART = 8
"""Gap between title and text in pixels at scale 1."""


class PromptText(NamedTuple):
    """The lines of title and text with their fonts; `beside` is true if both are side by side."""

    title: list[str]
    title_face: Font
    words: list[str]
    words_face: Font
    beside: bool

    @property
    def lines(self) -> int:
        """Return the total number of lines."""
        return max(len(self.title), len(self.words)) if self.beside else len(self.title) + len(self.words)


def prompt_text(title: str, words: str, width: int, rows: int, weight: int = 400) -> PromptText:
    """Return the layout of a question for a width in pixels and a number of lines.

    There are more lines only if the first sentence alone does not fit. `weight` is that of the text's font.
    """
    face, large, small = theme.font(*TITLE), theme.font("sans", 16, weight), theme.font("sans", 13.5, weight)
    beside = width - round(face.width(title)) - theme.px(APART)
    if beside >= 0 and (not words or fits(large, words, beside)):
        return PromptText([title], face, [words] if words else [], large, beside=True)
    if beside >= theme.px(BESIDE_LEAST):
        lines = small.wrap(whole_sentences(small, words, beside, USUAL), beside)
        if len(lines) <= USUAL:
            return PromptText([title], face, _even(small, lines, beside), small, beside=True)
    cuts = CLOSER if words else (TITLE, *CLOSER)
    closer, heading = lines_in(title, width, USUAL if words else USUAL + 1, *cuts)
    kept = whole_sentences(small, words, width, max(1, rows - len(heading)))
    return PromptText(heading, closer, small.wrap(kept, width) if kept else [], small, beside=False)


def _even(face: Font, lines: list[str], room: int) -> list[str]:
    """Return the same number of lines with more even lengths."""
    words, even = " ".join(lines), lines
    while len(narrower := face.wrap(words, room := room - theme.px(APART))) == len(lines):
        even = narrower
        if face.width(even[-1]) >= face.width(even[0]) / 2:
            break
    return even


def whole_sentences(face: Font, words: str, room: int, rows: int = USUAL) -> str:
    """Return as many whole sentences of a text as fit on `rows` lines of width `room`, but at least the first."""
    while len(face.wrap(words, room)) > rows and ". " in words.rstrip("."):
        words = words.rstrip(".").rpartition(". ")[0] + "."
    return words

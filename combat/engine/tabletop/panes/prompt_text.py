"""How a question is set on the prompt bar: beside what it is about, or below it, in as many lines as it needs."""

from __future__ import annotations

from typing import NamedTuple

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fits, lines_in
from combat.engine.stage.drawing.lettering import Font

BESIDE_LEAST = 150
"""Pixels at scale 1 beside the title below which a question that is longer stands under it."""
USUAL = 2
"""Lines for which there is room in any case; of a longer question the last sentences are left to the tooltip."""
TITLE: Cut = ("sans", 17, 700)
CLOSER: tuple[Cut, ...] = (("sans", 14.5, 700), ("condensed", 14.5, 700), ("condensed", 13, 700))
"""In which type a title is set: the first in which it finds room."""
APART = 8
"""Pixels at scale 1 between title and question."""


class PromptText(NamedTuple):
    """The lines of the title and of the question, each in its type; `beside`: whether they stand beside each other."""

    title: list[str]
    title_face: Font
    words: list[str]
    words_face: Font
    beside: bool

    @property
    def lines(self) -> int:
        """How many lines that takes."""
        return max(len(self.title), len(self.words)) if self.beside else len(self.title) + len(self.words)


def prompt_text(title: str, words: str, width: int, rows: int, weight: int = 400) -> PromptText:
    """Set a question in a width in pixels and so many lines, or in more where not even its first sentence fits."""
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
    """The same words in as many lines of nearly the same length: no single word stands alone in the last one."""
    words, even = " ".join(lines), lines
    while len(narrower := face.wrap(words, room := room - theme.px(APART))) == len(lines):
        even = narrower
        if face.width(even[-1]) >= face.width(even[0]) / 2:
            break
    return even


def whole_sentences(face: Font, words: str, room: int, rows: int = USUAL) -> str:
    """As many sentences of a text as fit into so many lines, the first in any case."""
    while len(face.wrap(words, room)) > rows and ". " in words.rstrip("."):
        words = words.rstrip(".").rpartition(". ")[0] + "."
    return words

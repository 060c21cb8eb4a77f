"""A form in one column: headings, paragraphs, and lines with dots between label and value."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import fits
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.paper.backdrop import rule

HANG = 3
"""Distance to which the last letter of a line may extend beyond its width, in pixels at scale 1."""


class Column:
    """Layout from the top down; without a surface it only measures. `y` is the position of the next line."""

    def __init__(self, surface: pygame.Surface | None, left: int, top: int, width: int) -> None:
        self.surface, self.left, self.y, self.width = surface, left, top, width

    @property
    def right(self) -> int:
        """Return the right edge in pixels."""
        return self.left + self.width

    def gap(self, height: float) -> None:
        """Add vertical space; the height is at scale 1."""
        self.y += theme.px(height)

    def title(self, words: str, size: float = 28) -> None:
        """Add the title of the form, wrapped."""
        face = theme.font("heading", size)
        for line in face.wrap(words, self.width):
            self.y += theme.px(size * 1.16)
            if self.surface is not None:
                face.draw_typed(self.surface, line, (self.left, self.y), theme.INK)

    def section(self, words: str, note: str = "") -> None:
        """Add a heading with a rule below it, and a note to its right, or below if it does not fit there."""
        self.gap(11)
        base, face, tracking = self.y + theme.px(14), theme.font("condensed", 14, 700), 1.3 * theme.scale()
        headed = face.width(words.upper()) + tracking * len(words)
        small = theme.font("sans", 13)
        beside = small.width(note) <= self.width - headed - theme.px(12)
        if self.surface is not None:
            face.draw(self.surface, words.upper(), (self.left, base), theme.FORM_RULE, tracking=tracking)
            if beside:
                small.draw(self.surface, note, (self.right, base), theme.INK_3, align="right")
            rule(self.surface, self.left, self.right, base + theme.px(6))
        self.y = base + theme.px(12)
        if not beside:
            self.note(note)

    def typed(self, words: str) -> None:
        """Add a typewritten paragraph."""
        face = theme.font("typewriter", 15.5)
        for line in face.wrap(words, self.width - theme.px(HANG)):
            self.y += theme.px(20)
            if self.surface is not None:
                face.draw(self.surface, line, (self.left, self.y), theme.rgb("#26231D"))
        self.gap(6)

    def note(self, words: str) -> None:
        """Add a note in small type."""
        face = theme.font("sans", 14)
        for line in face.wrap(words, self.width - theme.px(HANG)):
            self.y += theme.px(19)
            if self.surface is not None:
                face.draw(self.surface, line, (self.left, self.y), theme.INK_2)

    def written(self, words: str, signed: str) -> None:
        """Add a handwritten paragraph and its signature at the right."""
        face = theme.font("hand", 17)
        for line in face.wrap(words, self.width - theme.px(HANG)):
            self.y += theme.px(23)
            if self.surface is not None:
                face.draw(self.surface, line, (self.left, self.y), theme.WRITTEN)
        self.y += theme.px(23)
        if self.surface is not None:
            theme.font("hand", 18, 700).draw(self.surface, signed, (self.right, self.y), theme.WRITTEN, align="right")

    def source(self, words: str) -> None:
        """Add the source of a text in small pale type."""
        face = theme.font("sans", 13)
        for line in face.wrap(words, self.width - theme.px(HANG)):
            self.y += theme.px(18)
            if self.surface is not None:
                face.draw(self.surface, line, (self.left, self.y), theme.INK_3)

    def fact(self, label: str, value: str) -> None:
        """Add a label with a typewritten value beside it, wrapped."""
        indent, room = theme.px(120), theme.px(112)
        face = theme.font("typewriter", 15.5)
        for place, line in enumerate(face.wrap(value, self.width - indent)):
            self.y += theme.px(20)
            if self.surface is None:
                continue
            if place == 0:
                theme.font("sans", 13).draw(self.surface, label, (self.left, self.y), theme.INK_3, room=room)
            face.draw(self.surface, line, (self.left + indent, self.y), theme.rgb("#26231D"))
        self.gap(3)

    def items(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Add a two-column table of labels and values, read down the first column and then the second."""
        gutter, top = theme.px(28), self.y
        half = -(-len(pairs) // 2)
        ends = []
        for place, part in enumerate((pairs[:half], pairs[half:])):
            width = (self.width - gutter) // 2
            column = Column(self.surface, self.left + place * (width + gutter), top, width)
            for label, value in part:
                column.item(label, value)
            ends.append(column.y)
        self.y = max(ends)

    def item(self, label: str, value: str, *, strong: bool = False) -> None:
        """Add a row of label, dots and value; the value goes below a label that leaves no room for it.

        With `strong` the label is bold.
        """
        figures, words = theme.font("typewriter", 16, 700), theme.font("typewriter", 15.5, 700 if strong else 400)
        room = self.width - figures.width(value) - theme.px(20)
        if room < max((words.width(word) for word in label.split()), default=0):
            self._long_item(label, words, value, figures)
            return
        lines = [label] if fits(words, label, room) else words.wrap(label, room)
        self.y += theme.px(21) + theme.px(17) * (len(lines) - 1)
        if self.surface is None:
            return
        ink = theme.rgb("#26231D")
        for above, line in enumerate(reversed(lines[:-1]), 1):
            words.draw(self.surface, line, (self.left, self.y - theme.px(17) * above), ink)
        width = figures.draw(self.surface, value, (self.right, self.y), ink, align="right")
        taken = words.draw(self.surface, lines[-1], (self.left, self.y), ink, room=room)
        x, end = self.left + round(taken) + theme.px(8), self.right - round(width) - theme.px(6)
        for dot in range(x - x % theme.px(6) + theme.px(6), end, theme.px(6)):
            self.surface.fill(theme.INK_3, (dot, self.y - theme.px(1), theme.px(1), theme.px(1)))

    def _long_item(self, label: str, words: Font, value: str, figures: Font) -> None:
        """Add a table row whose value does not fit beside the label: the value goes below it."""
        ink = theme.rgb("#26231D")
        self.y += theme.px(4)
        for line in words.wrap(label, self.width):
            self.y += theme.px(17)
            if self.surface is not None:
                words.draw(self.surface, line, (self.left, self.y), ink)
        for line in figures.wrap(value, self.width):
            self.y += theme.px(17)
            if self.surface is not None:
                figures.draw(self.surface, line, (self.right, self.y), ink, align="right")

"""Text layout of forms: fonts, and wrapping where there is little width."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fits, fitting
from combat.engine.stage.drawing.lettering import Font
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.games.command.words.form import Form, FormChances, FormChoice, FormRow

CHOICE_LEAST = 88
"""Least width of a selectable piece, in pixels at scale 1."""
TYPED: tuple[Cut, ...] = (("typewriter", 14.5, 400), ("typewriter", 13, 400), ("condensed", 13, 400))
NAMED: tuple[Cut, ...] = (("sans", 14, 600), ("condensed", 14, 600), ("condensed", 13, 600))
TITLED: tuple[Cut, ...] = (("sans", 16, 700), ("condensed", 16, 700), ("condensed", 14, 700))
PARTS: tuple[Cut, ...] = (("sans", 13, 400), ("condensed", 13, 400))


def choice_wide(choices: tuple[FormChoice, ...]) -> int:
    """Return the width in pixels at which every choice fits without being cut off."""
    px, small, name = theme.px, theme.font("sans", 13), theme.font("condensed", 13, 500)
    most = px(CHOICE_LEAST)
    for choice in choices:
        beside = [*([key_wide(choice)] if choice.key else ()), *([small.width(choice.brings)] if choice.brings else ())]
        most = max(most, round(name.width(choice.name) + sum(beside)) + px(11 + 5 * len(beside)))
    return most


def key_wide(choice: FormChoice) -> int:
    """Return the width in pixels of the key cap with a choice's number key."""
    return round(theme.font("sans", 13).width(choice.key)) + theme.px(9)


def fits_beside(form: Form, left: int, right: int) -> bool:
    """Return whether a sum and its predictions fit side by side in two widths, with one line for each entry."""
    return lines_of(form, left) == len(form.rows) and all(len(named_in(each, right)[1]) == 1 for each in form.chances)


def set_in(words: str, room: int, cuts: Sequence[Cut]) -> tuple[Font, list[str]]:
    """Return the largest font in which a text fits into one line, and that line; otherwise the smallest, and wrapped
    lines.
    """
    face = fitting(words, room, *cuts)
    return face, [words] if fits(face, words, room) else face.wrap(words, room)


def lines_of(form: Form, width: int) -> int:
    """Return the number of text lines that a sum needs at a width; 0 for width 0."""
    return sum(len(set_in(row.words, room_of(row, width), TYPED)[1]) for row in form.rows) if width else 0


def room_of(row: FormRow, width: int) -> int:
    """Return the width left for a row's text beside its number and its rule, in pixels."""
    px, figure = theme.px, theme.font("typewriter", 15, 700)
    rule = round(theme.font("sans", 13).width(row.rule)) + px(6) if row.rule else 0
    return width - max(px(34), round(figure.width(row.figure)) + px(14)) - rule


def named_in(chances: FormChances, width: int) -> tuple[Font, list[str]]:
    """Return the font and the lines of a prediction's name; the last line leaves room for the note."""
    note = theme.font("sans", 13).width(chances.note)
    face, lines = set_in(chances.name, width - round(note) - theme.px(8), NAMED)
    if len(lines) == 1:
        return face, lines
    face, lines = set_in(chances.name, width, NAMED)
    return face, [*lines, ""] if chances.note else lines


def all_parts(chances: FormChances) -> str:
    """Return the results of a prediction as text, such as "breaks 42 % · suppressed 8 %"."""
    shares = percents.percents([part.share for part in chances.parts])
    parts = zip(chances.parts, shares, strict=True)
    return " · ".join(text("form-part", what=part.words, percent=share) for part, share in parts)


def parts_said(chances: FormChances, width: int) -> tuple[Font, list[str]]:
    """Return the font and the lines in which a prediction's results fit into a width."""
    said = all_parts(chances)
    face = fitting(said, width, *PARTS)
    return face, [said] if fits(face, said, width) else face.wrap(said, width)

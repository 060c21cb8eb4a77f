"""Table of figures: one row per piece with its fate."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import closer
from combat.engine.stage.paper.backdrop import rule
from combat.engine.stage.paper.column import Column

NAME, FATE, ROW, NARROW, CLOSE, FIGURE = 168, 190, 24, 780, 700, 76
"""Widths of name and fate, row height, page widths for stacked fates and names, and width for condensed figures."""
PAPER = theme.rgb("#26231D")
NAME_GAP = 10
"""Gap after the widest name, in pixels at scale 1."""
NONE = "·"
"""Placeholder for zero."""


class FigureRow(Record):
    """Row of one piece: name, figures ("" for none), fate, and whether that fate is a loss."""

    name: str
    figures: tuple[str, ...]
    fate: str
    lost: bool


def put_figures(column: Column, heads: Sequence[str], rows: Sequence[FigureRow]) -> None:
    """Draw a table of figures into a column; all columns are equally wide, with wrapped headings."""
    px, small = theme.px, theme.font("condensed", 13, 600)
    narrow = column.width < px(NARROW)
    room = column.width - (0 if narrow else px(FATE))
    name = _name_width(column, rows, room - len(heads) * px(FIGURE))
    pitch = (room - name) // len(heads)
    lines = [small.wrap(head, pitch - px(8)) for head in heads]
    top = column.y
    for place, words in enumerate(lines):
        for line, word in enumerate(words):
            if column.surface is not None:
                at = (column.left + name + (place + 1) * pitch, top + px(16 + 15 * line))
                small.draw(column.surface, word, at, theme.INK_3, align="right", room=pitch)
    column.y += px(8 + 15 * max(map(len, lines)))
    for row in rows:
        _put_row(column, row, (name, pitch), narrow=narrow)


def _above(column: Column) -> bool:
    """Return whether names and fates are above the figures, which need the full width."""
    return column.width < theme.px(CLOSE)


def _name_width(column: Column, rows: Sequence[FigureRow], most: int) -> int:
    """Return the width of the name column: that of the widest name, if the figures keep theirs."""
    if _above(column):
        return 0
    face = theme.font("typewriter", 15.5, 700)
    wanted = round(max((face.width(row.name) for row in rows), default=0)) + theme.px(NAME_GAP)
    return max(theme.px(NAME), min(wanted, most))


def _put_row(column: Column, row: FigureRow, widths: tuple[int, int], *, narrow: bool) -> None:
    """Draw a row; `widths` are those of the name column and of each figure column."""
    px, surface = theme.px, column.surface
    above, head, first = _above(column), theme.font("typewriter", 15.5, 700), column.y + px(ROW)
    column.y = first + (px(20) if above else 0)
    named = 0.0
    if surface is not None:
        room = column.width * 3 // 5 if above else widths[0]
        named = head.draw(surface, row.name, (column.left, first), PAPER, room=room)
        _put_cells(column, row, widths)
    left = column.left + px(24) if narrow else column.right - px(FATE - 18)
    if above:
        left = column.left + round(named) + px(16)
    column.y += px(19) if narrow and not above else 0
    if surface is not None:
        ink = theme.MISSING if row.lost else theme.INK_2
        y, room = first if above else column.y, column.right - left
        closer(row.fate, room, 14, 400).draw(surface, row.fate, (left, y), ink, room=room)
        rule(surface, column.left, column.right, column.y + px(6))


def _put_cells(column: Column, row: FigureRow, widths: tuple[int, int]) -> None:
    """Draw the figures of a row."""
    assert column.surface is not None
    name, pitch = widths
    face = theme.font("typewriter", 15.5) if pitch >= theme.px(FIGURE) else theme.font("condensed", 14, 500)
    for place, figure in enumerate(row.figures):
        at = (column.left + name + (place + 1) * pitch, column.y)
        ink = PAPER if figure else theme.INK_3
        face.draw(column.surface, figure or NONE, at, ink, align="right", room=pitch)

"""Form beside the hand: a sum with its rules, and the predictions."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import fitting
from combat.engine.stage.widgets.tooltip import number_box, wrapped
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words.line import Spoken
from combat.games.command.table.panels.form_lines import (
    TITLED,
    TYPED,
    all_parts,
    choice_wide,
    fits_beside,
    key_wide,
    lines_of,
    named_in,
    parts_said,
    set_in,
)
from combat.games.command.table.panels.odds_table import INK, INKS, OddsTable
from combat.games.command.words.form import Form, FormChances, FormChoice, FormRow

EDGE, INSET, GAP = 10, 14, 18
"""Margin around the form, padding inside it, and gap between columns, in pixels at scale 1."""
TITLE, ROW, TOTAL, NOTE = 26, 20, 28, 16
CLOSE = 14
"""Heights at scale 1: title, row of the sum, total, line of a note; and the least height of a row."""
NAME, BAR, SAID = 17, 9, 16
"""Heights of a name, of the bar of its results, and of the text below the bar."""
CHOICE, CHOICE_MOST = 22, 132
"""Height of a selectable piece, and its usual greatest width."""
MANY, ABREAST = 3, 230
"""Number of predictions from which they lie in two columns, and the least width of a column in pixels at scale 1."""
CLEAR = 5
"""Space below the table of predictions, in pixels at scale 1."""
PROMISE_SHARES, NAME_LEAST = (0.54, 0.6, 0.64), 104
"""Possible shares of the form for a table of predictions beside the sum, and the least width of a unit's name in it,
in pixels at scale 1."""
SUM_SHARE = 0.46
"""Share of the form for the sum if there are predictions beside it."""


class SumForm:
    """Draws a form and hit-tests its parts."""

    def __init__(self) -> None:
        self._rules: list[tuple[pygame.Rect, str]] = []
        self.rows: list[tuple[pygame.Rect, FormChances]] = []
        """Rectangles of the predictions, as last drawn."""
        self.choices: list[tuple[pygame.Rect, FormChoice]] = []
        """Rectangles of the selectable pieces, as last drawn."""
        self._feet: list[int] = []
        """Bottom edges of the selectable pieces, the rows of the sum, the total and the notes in the window, as last
        drawn.
        """

    def below(self, foot: int) -> int:
        """Return the number of choices, rows of the sum and notes that end below a y-coordinate."""
        return sum(each > foot for each in self._feet)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, form: Form | None) -> None:
        """Draw a form in a rectangle; draw nothing for None."""
        self._rules, self.rows, self.choices, self._feet = [], [], [], []
        px = theme.px
        area = rect.inflate(-2 * px(EDGE), -2 * px(EDGE - 2))
        if area.width <= 0 or form is None:
            return
        theme.draw_panel(surface, area, kind="form")
        inner = area.inflate(-2 * px(INSET), -2 * px(7))
        face, lines = set_in(form.title, inner.width, TITLED)
        for place, line in enumerate(lines):
            face.draw(surface, line, (inner.x, inner.y + px(15 + SAID * place)), theme.INK, room=inner.width)
        below = inner.y + px(TITLE + SAID * (len(lines) - 1))
        beside, promised = self._beside(form, inner.width), below
        wide = beside or inner.width
        if form.is_table:  # first, so that the prediction of a shot is visible without scrolling
            table = OddsTable(form.chances, wide)
            self.rows = table.draw(surface, (inner.x, below))
            below += table.height + px(CLEAR)
        top = self._draw_choices(surface, pygame.Rect(inner.x, below, wide, 0), form.choices)
        body = pygame.Rect(inner.x, top, inner.width, inner.bottom - top)
        if beside:
            body = pygame.Rect(inner.x + beside + px(GAP), promised, inner.width - beside - px(GAP), 0)
            body.height = inner.bottom - promised
        left, right = self._columns(form, body)
        if left.width:
            self._draw_sum(surface, left, form)
        if right.width:
            self._draw_chances(surface, right, form)

    def needs(self, width: int, form: Form) -> int:
        """Return the height in pixels that a form needs at a width, with the tightest line spacing."""
        px = theme.px
        inner = width - 2 * px(EDGE + INSET)
        beside = self._beside(form, inner)
        parts = (
            self._promise_high(form, beside or inner),
            self._sums_high(form, inner - beside - px(GAP) * bool(beside)),
        )
        title = px(TITLE + SAID * (len(set_in(form.title, inner, TITLED)[1]) - 1))
        return (max(parts) if beside else sum(parts)) + title + 2 * px(EDGE - 2) + 2 * px(7)

    def _beside(self, form: Form, inner: int) -> int:
        """Return the width of predictions and choices if they fit beside the sum; 0 if they go above it."""
        if not form.is_table or not form.rows:
            return 0
        widths = (round((inner - theme.px(GAP)) * share) for share in PROMISE_SHARES)
        wide = next((w for w in widths if OddsTable(form.chances, w).name_room >= theme.px(NAME_LEAST)), 0)
        if not wide:
            return 0
        sums = self._sums_high(form, inner - wide - theme.px(GAP))
        below = self._promise_high(form, inner) + self._sums_high(form, inner)
        return wide if max(self._promise_high(form, wide), sums) < below else 0

    def _promise_high(self, form: Form, width: int) -> int:
        """Return the height of the table of predictions and of the selectable pieces."""
        odds = OddsTable(form.chances, width).height + theme.px(CLEAR) if form.is_table else 0
        return odds + self._choices_high(form, width)

    def _sums_high(self, form: Form, inner: int) -> int:
        """Return the height of the sum, its notes, and predictions that are no table."""
        px = theme.px
        left, right = self._columns(form, pygame.Rect(0, 0, inner, 0))
        below = self._notes_high(form, right.width or inner)
        sums = px(CLOSE) * lines_of(form, left.width) + (px(TOTAL) if form.total is not None else 0)
        sums += 0 if right.width else below
        likely = self._laid(form, right)[1] if right.width else 0
        likely += below if right.width else 0
        return sums + likely + px(ROW) if right.width == inner and form.rows else max(sums, likely)

    def _columns(self, form: Form, body: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the rectangles of the sum and the predictions: side by side, or one of them alone."""
        none = pygame.Rect(body.topleft, (0, body.height))
        if not form.chances or form.is_table:
            return body, none
        if not form.rows:
            return none, body
        wide, gap = round(body.width * SUM_SHARE), theme.px(GAP)
        if not fits_beside(form, wide, body.width - wide - gap):
            high = theme.px(CLOSE) * lines_of(form, body.width) + (theme.px(TOTAL) if form.total is not None else 0)
            top = body.y + high + theme.px(ROW - CLOSE)
            below = pygame.Rect(body.x, top, body.width, body.bottom - top)
            return pygame.Rect(body.topleft, (body.width, high)), below
        left = pygame.Rect(body.x, body.y, wide, body.height)
        return left, pygame.Rect(left.right + gap, body.y, body.width - wide - gap, body.height)

    # -- selectable pieces ------------------------------------------------------------------------------------------

    def _across(self, choices: tuple[FormChoice, ...], width: int) -> int:
        """Return how many choices fit side by side without truncation."""
        gap = theme.px(4)
        return max(1, min(len(choices), (width + gap) // (choice_wide(choices) + gap)))

    def _choices_high(self, form: Form, width: int) -> int:
        if not form.choices:
            return 0
        return theme.px(CHOICE) * -(-len(form.choices) // self._across(form.choices, width)) + theme.px(4)

    def _draw_choices(self, surface: pygame.Surface, box: pygame.Rect, choices: tuple[FormChoice, ...]) -> int:
        """Draw the selectable pieces; return the y-coordinate below them."""
        px = theme.px
        if not choices:
            return box.y
        across = self._across(choices, box.width)
        wide = min(max(px(CHOICE_MOST), choice_wide(choices)), (box.width - px(4) * (across - 1)) // across)
        for place, choice in enumerate(choices):
            row, column = divmod(place, across)
            cell = pygame.Rect(box.x + column * (wide + px(4)), box.y + row * px(CHOICE), wide, px(CHOICE - 3))
            self._draw_choice(surface, cell, choice)
            self.choices.append((cell, choice))
            self._feet.append(cell.bottom)
        return box.y + px(CHOICE) * -(-len(choices) // across) + px(4)

    def _draw_choice(self, surface: pygame.Surface, cell: pygame.Rect, choice: FormChoice) -> None:
        px = theme.px
        fill, edge = (theme.STRIP, theme.CHOSEN) if choice.chosen else (theme.rgb("#D6CCB0"), theme.LINE)
        theme.draw_box(surface, cell, fill, edge=edge, radius=3, line=2 if choice.chosen else 1)
        ink, small = theme.INK if choice.chosen else theme.INK_3, theme.font("sans", 13)
        base, right = cell.y + px(14), cell.right - px(5)
        if choice.brings:
            right -= round(small.draw(surface, choice.brings, (right, base), ink, align="right")) + px(4)
        left = cell.x + px(5)
        if choice.key:
            cap = pygame.Rect(cell.x + px(2), cell.y + px(2), key_wide(choice), cell.height - px(4))
            theme.draw_box(surface, cap, theme.FIELD, edge=theme.LINE, radius=3)
            small.draw_in(surface, choice.key, cap, theme.rgb("#3A3424"), align="center")
            left = cap.right + px(5)
        face = fitting(choice.name, right - left, ("condensed", 14, 500), ("condensed", 13, 500))
        face.draw(surface, choice.name, (left, base), ink, room=right - left)

    def choice_at(self, position: tuple[int, int]) -> str:
        """Return the id of the choice at a position; "" for none."""
        return next((choice.id for box, choice in self.choices if box.collidepoint(position)), "")

    # -- sum --------------------------------------------------------------------------------------------------------

    def _draw_sum(self, surface: pygame.Surface, box: pygame.Rect, form: Form) -> None:
        px = theme.px
        y = box.y
        alone = not form.chances or form.is_table
        below = self._notes_high(form, box.width) if alone else 0
        room = box.bottom - y - below - (px(TOTAL) if form.total is not None else 0)
        step = max(px(CLOSE), min(px(ROW), room // max(1, lines_of(form, box.width))))
        for row in form.rows:
            y += step * self._draw_row(surface, pygame.Rect(box.x, y, box.width, step), row)
            self._feet.append(y + px(4))
        if form.total is not None:
            surface.fill(INK, (box.x, y + px(3), box.width, max(1, px(1.4))))
            self._draw_total(surface, pygame.Rect(box.x, y + px(4), box.width, px(TOTAL - 4)), form.total)
            y += px(TOTAL)
            self._feet.append(y)
        if alone:
            self._draw_notes(surface, pygame.Rect(box.x, y, box.width, box.bottom - y), form.notes)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: FormRow) -> int:
        """Draw a row of the sum; return its number of text lines, spaced by `box.height`."""
        px = theme.px
        base = box.y + px(13)
        figure = theme.font("typewriter", 15, 700)
        wide = max(px(34), round(figure.width(row.figure)) + px(14))
        figure.draw(surface, row.figure, (box.right, base), theme.MISSING if row.less else INK, align="right")
        right = self._draw_rule(surface, row.rule, box.right - wide, base)
        room = right - box.x
        face, lines = set_in(row.words, room, TYPED)
        for place, line in enumerate(lines):
            face.draw(surface, line, (box.x, base + place * box.height), INK, room=room)
        return len(lines)

    def _draw_rule(self, surface: pygame.Surface, rule: str, right: int, base: int) -> int:
        """Draw the clickable rule number of a row; return the right limit of its text."""
        if not rule:
            return right
        small = theme.font("sans", 13)
        wide = round(small.draw(surface, rule, (right, base), theme.INK_3, align="right"))
        self._rules.append((pygame.Rect(right - wide, base - theme.px(14), wide, theme.px(19)), rule))
        return right - wide - theme.px(6)

    def _draw_total(self, surface: pygame.Surface, box: pygame.Rect, row: FormRow) -> None:
        px = theme.px
        base, figure = box.y + px(18), theme.font("typewriter", 21, 700)
        figure.draw(surface, row.figure, (box.right, base), INK, align="right")
        wide = max(px(34), round(figure.width(row.figure)) + px(8))
        right = self._draw_rule(surface, row.rule, box.right - wide, base)
        face = fitting(row.words, right - box.x, ("sans", 15, 600), ("condensed", 15, 600), ("condensed", 13, 600))
        face.draw(surface, row.words, (box.x, base), theme.INK, room=right - box.x)

    # -- predictions ------------------------------------------------------------------------------------------------

    def _draw_chances(self, surface: pygame.Surface, box: pygame.Rect, form: Form) -> None:
        laid, high = self._laid(form, box.move(0, -theme.px(2)))
        for row, chances in zip(laid, form.chances, strict=True):
            self._draw_chance(surface, row, chances)
            self.rows.append((row, chances))
        y = box.y - theme.px(2) + high
        self._draw_notes(surface, pygame.Rect(box.x, y, box.width, box.bottom - y), form.notes)

    def _laid(self, form: Form, box: pygame.Rect) -> tuple[list[pygame.Rect], int]:
        """Return the rectangles of the predictions, many of them in two columns if both are wide enough, and their
        height.
        """
        gap = theme.px(GAP)
        two = len(form.chances) >= MANY and box.width >= 2 * theme.px(ABREAST) + gap
        columns = 2 if two else 1
        wide, y, found = (box.width - gap * (columns - 1)) // columns, box.y, list[pygame.Rect]()
        for first in range(0, len(form.chances), columns):
            line = form.chances[first : first + columns]
            high = max(self._chance_high(chances, wide) for chances in line)
            found += [pygame.Rect(box.x + place * (wide + gap), y, wide, high) for place in range(len(line))]
            y += high
        return found, y - box.y

    def _draw_chance(self, surface: pygame.Surface, box: pygame.Rect, chances: FormChances) -> None:
        px = theme.px
        note, (face, lines) = theme.font("sans", 13), named_in(chances, box.width)
        for place, line in enumerate(lines):
            face.draw(surface, line, (box.x, box.y + px(12 + SAID * place)), theme.INK, room=box.width)
        last = box.y + px(SAID) * (len(lines) - 1)
        note.draw(surface, chances.note, (box.right, last + px(12)), theme.INK_2, align="right")
        bar = pygame.Rect(box.x, last + px(NAME), box.width, px(BAR))
        surface.fill(theme.rgb("#CFC4A2"), bar)
        x, share = float(bar.x), 0.0
        for part in chances.parts:
            share += part.share
            end = bar.x + bar.width * min(1.0, share)
            surface.fill(INKS[chances.coloured(part)], (round(x), bar.y, max(1, round(end) - round(x)), bar.height))
            x = end
        face, lines = parts_said(chances, box.width)
        for place, line in enumerate(lines):
            face.draw(surface, line, (box.x, bar.bottom + px(12 + SAID * place)), theme.INK_2, room=box.width)

    def _chance_high(self, chances: FormChances, width: int) -> int:
        lines = len(parts_said(chances, width)[1]) + len(named_in(chances, width)[1]) - 1
        return theme.px(NAME + BAR + 4) + theme.px(SAID) * lines

    # -- notes ------------------------------------------------------------------------------------------------------

    def _note_lines(self, notes: tuple[Spoken, ...], room: int) -> list[tuple[str, str]]:
        small = theme.font("sans", 13)
        return [line for note in notes for line in wrapped(note, small, room)]

    def _notes_high(self, form: Form, width: int) -> int:
        return theme.px(NOTE) * len(self._note_lines(form.notes, width)) if width else 0

    def _draw_notes(self, surface: pygame.Surface, box: pygame.Rect, notes: tuple[Spoken, ...]) -> None:
        px, small, y = theme.px, theme.font("sans", 13), box.y + theme.px(12)
        for line, rule in self._note_lines(notes, box.width):
            small.draw(surface, line, (box.x, y), theme.INK_2, room=box.width)
            if rule:
                self._rules.append((number_box(small, line, rule, (box.x, y)), rule))
            y += px(NOTE)
            self._feet.append(y - px(NOTE - 12))

    # -- mouse ------------------------------------------------------------------------------------------------------

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the rule number at a position; "" for none."""
        return next((rule for box, rule in self._rules if box.collidepoint(position)), "")

    def _at(self, position: tuple[int, int]) -> tuple[pygame.Rect, FormChances] | None:
        return next((row for row in self.rows if row[0].collidepoint(position)), None)

    def piece_at(self, position: tuple[int, int]) -> str:
        """Return the id of the piece that the form shows at a position; "" for none."""
        choice = self.choice_at(position)
        if choice:
            return choice
        found = self._at(position)
        return "" if found is None else found[1].piece

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip with the sum of the unit at a position; None for none."""
        found = self._at(position)
        if found is None or not found[1].more:
            return None
        row, chances = found
        name, *summed = chances.more
        in_full = [all_parts(chances)] if chances.parts and chances.parts[0].head else []
        return Tip(("chances", chances.name), (name, *in_full, *summed), row)

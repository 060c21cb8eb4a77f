"""Stack panel: the hex under the pointer and all its pieces with their current values (6.0, 17.0)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fitting
from combat.engine.stage.drawing.lettering import Font, Rgb
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import capital, text
from combat.engine.words.line import Line, Spoken
from combat.games.command.rules.pieces.stacking import figures_in
from combat.games.command.rules.state import Unit
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.command_part import CommandPart
from combat.games.command.table.panels import hex_lines
from combat.games.command.table.panels.form_lines import set_in
from combat.games.command.table.panels.hex_lines import Value
from combat.games.command.table.pieces import counters
from combat.games.command.table.pieces.emblems import draw_emblem
from combat.games.command.table.pieces.faces_from_state import unit_face, weapon_face
from combat.games.command.words import command_names as names

HEAD, LINE, SIDE, ROW, VALUES, STATE, WEAPON, GAP, MARGIN = 36, 19, 28, 48, 18, 17, 40, 5, 14
"""Heights of the head, a line, a side's heading, a unit, a further line of values, the states, and a weapon, at scale
1."""
APART = 10
"""Least distance between two values, in pixels at scale 1."""
COUNTER, TAB, SIGN = 40, 40, 9
"""Widths of a counter, a weapon's outline, and the sign after a changed value."""
SET: tuple[Cut, ...] = (("sans", 14, 400), ("condensed", 14, 500), ("condensed", 13, 500))
"""The types of a line, the largest first."""
BETTER, WORSE = theme.CLEAR, theme.MISSING


class StackPane(CommandPart):
    """Pane with both sides' pieces in a hex; without a hex, it summarises both forces."""

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self._zones: list[tuple[str, pygame.Rect]] = []

    def hex(self) -> Hex | None:
        """Return the hex under the pointer if the mouse was used last, else that of the cursor or the selected piece.

        None if there is none of these.
        """
        used = self.desk.input
        pointed = used.where if used.pointing else used.cursor
        return pointed or self.desk.title_desk.place_of(self.desk.selection.piece) or used.where

    def _units(self, hex_: Hex, side: Seat) -> list[Unit]:
        return [unit for unit in reversed(self.desk.title_desk.units.pile(hex_)) if unit.side == side]

    # -- height -----------------------------------------------------------------------------------------------------

    def needs(self, width: int) -> int:
        """Return the height in pixels that its content needs at a width; in a smaller pane it is scrolled."""
        hex_ = self.hex()
        if hex_ is None:
            return theme.px(HEAD + sum(SIDE + LINE * len(self._force(side)) + GAP for side in SIDES))
        high = HEAD + LINE * sum(len(self._set(line, width)[1]) for line in self._ground(hex_)) + GAP
        for side in SIDES:
            units = self._units(hex_, side)
            high += (SIDE if units else 0) + sum(self._height(unit, width) for unit in units)
        return theme.px(high + GAP)

    def _height(self, unit: Unit, width: int) -> int:
        """Return the height of a unit with its values, states and weapon, at scale 1."""
        more = VALUES * (len(self._values(unit, width)) - 1)
        return ROW + more + STATE * bool(hex_lines.states(self.desk.state, unit)) + WEAPON * bool(unit.weapon) + GAP

    def _values(self, unit: Unit, width: int) -> list[tuple[Value, ...]]:
        """Return a unit's values in as many rows as the pane's width needs."""
        px, rows = theme.px, list[tuple[Value, ...]]()
        room = width - px(2 * MARGIN + COUNTER + 8)
        for value in hex_lines.unit_values(self.desk.state, unit):
            widened = (*rows[-1], value) if rows else (value,)
            if rows and sum(map(self._value_width, widened)) + px(APART) * (len(widened) - 1) <= room:
                rows[-1] = widened
            else:
                rows.append((value,))
        return rows

    def _force(self, side: Seat) -> tuple[str, ...]:
        return hex_lines.force_lines(self.desk.state, side)

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        self._zones = []
        if not self.rect.width:
            return
        hex_, state = self.hex(), self.desk.state
        if hex_ is None:
            theme.draw_panel(surface, self.rect, text("stack-forces"))
            self._draw_forces(surface, self.rect.y + theme.px(HEAD))
            return
        board = state.book.map.board
        note = text("stack-ground", ground=text(f"ground-{board.terrain(hex_)}"), level=board.level(hex_))
        theme.draw_panel(surface, self.rect, text("stack-hex", hex=hex_), capital(note))
        y = self._draw_ground(surface, hex_, self.rect.y + theme.px(HEAD))
        for side in SIDES:
            if units := self._units(hex_, side):
                y = self._draw_side(
                    surface,
                    side,
                    y,
                    text("stack-figures", count=figures_in(state, hex_, side), most=state.book.figures.stack),
                )
                for unit in units:
                    y = self._draw_unit(surface, unit, y)

    def _draw_forces(self, surface: pygame.Surface, y: int) -> None:
        for side in SIDES:
            y = self._draw_side(surface, side, y, "", ruled=side != SIDES[0])
            for line in self._force(side):
                y = self._draw_line(surface, Line(line), y)
            y += theme.px(GAP)

    def _draw_ground(self, surface: pygame.Surface, hex_: Hex, y: int) -> int:
        for line in self._ground(hex_):
            y = self._draw_line(surface, line, y)
        return y + theme.px(GAP)

    def _ground(self, hex_: Hex) -> tuple[Line, ...]:
        return hex_lines.ground_lines(self.desk.state, hex_)

    def _set(self, line: Line, width: int) -> tuple[Font, list[str]]:
        """Return the type of a line in a width of the pane, and its lines of type beside its rule."""
        return set_in(line.text, _room(line, width), SET)

    def _draw_line(self, surface: pygame.Surface, line: Line, y: int) -> int:
        px = theme.px
        if line.rule:
            place = self.rect.right - px(MARGIN), y + px(14)
            theme.font("sans", 13).draw(surface, line.rule, place, theme.INK_3, align="right")
        face, lines = self._set(line, self.rect.width)
        for words in lines:
            place = self.rect.x + px(MARGIN), y + px(14)
            face.draw(surface, words, place, theme.INK, room=_room(line, self.rect.width))
            y += px(LINE)
        return y

    def _draw_side(self, surface: pygame.Surface, side: Seat, y: int, note: str, *, ruled: bool = True) -> int:
        px = theme.px
        rule = theme.mix(theme.PANEL, theme.PANEL_RULE, 0.5)
        if ruled:
            surface.fill(rule, (self.rect.x + px(12), y, self.rect.width - px(24), px(1)))
        middle = y + px(SIDE) // 2
        force = self.desk.state.book.force(side)
        draw_emblem(surface, force.nation, side, (self.rect.x + px(MARGIN + 8), middle), 8 * theme.scale())
        baseline = middle + px(5)
        name = names.nation(force.nation, side)
        theme.font("condensed", 15, 700).draw(
            surface, name, (self.rect.x + px(MARGIN + 22), baseline), theme.PANEL_RULE
        )
        theme.font("sans", 13).draw(surface, note, (self.rect.right - px(MARGIN), baseline), theme.INK_3, align="right")
        return y + px(SIDE)

    def _draw_unit(self, surface: pygame.Surface, unit: Unit, y: int) -> int:
        px, state = theme.px, self.desk.state
        high = px(self._height(unit, self.rect.width))
        box = pygame.Rect(self.rect.x + px(6), y, self.rect.width - px(12), high)
        if unit.id == self.desk.selection.piece:
            theme.draw_box(surface, box, theme.mix(theme.PANEL, theme.CHOSEN, 0.3), radius=4)
        face = unit_face(state, unit.id, under=True)
        counters.unit(face, px(COUNTER)).draw(surface, self.rect.x + px(MARGIN), y + px(2))
        left, right = self.rect.x + px(MARGIN + COUNTER + 8), self.rect.right - px(MARGIN)
        worth = text("printed-points", points=state.figure(unit).vp)
        wide = theme.font("sans", 13).draw(surface, worth, (right, y + px(17)), theme.INK_3, align="right")
        name = names.unit(state, unit.id)
        room = right - left - wide - px(6)
        type_ = fitting(name, room, ("sans", 14.5, 600), ("condensed", 14.5, 600), ("condensed", 13, 600))
        type_.draw(surface, name, (left, y + px(17)), theme.INK, room=room)
        rows = self._values(unit, self.rect.width)
        for place, values in enumerate(rows):
            self._draw_values(surface, values, left, right, y + px(38 + VALUES * place))
        lines = px(ROW + VALUES * (len(rows) - 1))
        self._zones.append((unit.id, pygame.Rect(box.x, y, box.width, lines)))
        y += lines
        if told := hex_lines.states(state, unit):
            words, ink = (
                " · ".join(told),
                WORSE if unit.broken or unit.suppressed else theme.INK_2,
            )
            theme.font("sans", 13, 600).draw(surface, words, (left, y + px(11)), ink, room=right - left)
            y += px(STATE)
        if unit.weapon:
            self._draw_weapon(surface, unit.weapon, left, right, y)
            y += px(WEAPON)
        return y + px(GAP)

    def _draw_weapon(self, surface: pygame.Surface, weapon: str, left: int, right: int, y: int) -> None:
        px, state = theme.px, self.desk.state
        face = weapon_face(state, weapon)
        box = pygame.Rect(left, y + px(2), px(TAB), px(WEAPON - 12))
        theme.draw_icon(surface, f"weapons/{face.icon}", box, WORSE if face.broken else theme.INK)
        name = capital(names.weapon_alone(state, weapon)) if not face.broken else text("stack-broken", weapon=face.name)
        self._zones.append((weapon, pygame.Rect(left, y, right - left, px(WEAPON))))
        values = hex_lines.weapon_values(state, weapon)
        x, room = left + px(TAB + 6), right - left - px(TAB + 6)
        ink: Rgb = WORSE if face.broken else theme.INK
        type_ = fitting(name, room, ("sans", 13.5, 500), ("condensed", 13.5, 500))
        type_.draw(surface, name, (x, y + px(13)), ink, room=room)
        for value in values:
            x = self._draw_value(surface, value, x, y + px(32)) + px(10)

    def _draw_values(
        self, surface: pygame.Surface, values: tuple[Value, ...], left: int, right: int, baseline: int
    ) -> None:
        """Draw values spread over a row."""
        wide = sum(self._value_width(value) for value in values)
        gap = max(0, right - left - wide) // max(1, len(values) - 1)
        x = left
        for value in values:
            x = self._draw_value(surface, value, x, baseline) + min(gap, theme.px(14))

    def _value_width(self, value: Value) -> int:
        label, figure = _types()
        return round(label.width(value.label) + figure.width(value.now)) + theme.px(4 + (SIGN if value.printed else 0))

    def _draw_value(self, surface: pygame.Surface, value: Value, x: int, baseline: int) -> int:
        """Draw a label and its value, with a sign if better or worse than printed; return the next x."""
        px = theme.px
        label, figure = _types()
        end = x + self._value_width(value)
        x += round(label.draw(surface, value.label, (x, baseline), theme.INK_3)) + px(4)
        ink = theme.INK if not value.printed else BETTER if value.better else WORSE
        x += round(figure.draw(surface, value.now, (x, baseline), ink))
        if value.printed:
            way = -1 if value.better else 1
            middle, half, high = (
                (x + px(SIGN) / 2 + 1, baseline - figure.cap / 2),
                px(SIGN) * 0.36,
                px(SIGN) * 0.34 * way,
            )
            tip, foot = (middle[0], middle[1] + high), middle[1] - high
            pygame.draw.polygon(surface, ink, [tip, (middle[0] - half, foot), (middle[0] + half, foot)])
        return end

    # -- mouse ------------------------------------------------------------------------------------------------------

    def piece_at(self, position: tuple[int, int]) -> str:
        """Return the id of the piece listed at a point; "" for none, or if it has left the map since the pane was
        drawn.
        """
        piece = next((piece for piece, box in reversed(self._zones) if box.collidepoint(position)), "")
        return piece if piece and self.desk.title_desk.place_of(piece) is not None else ""

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the piece at a point, with the sums of its values; None for none."""
        piece = self.piece_at(position)
        box = next((box for one, box in self._zones if one == piece), None)
        if box is None:
            return None
        lines: tuple[Spoken, ...] = (
            capital(names.piece(self.desk.state, piece)),
            *hex_lines.sums(self.desk.state, piece),
        )
        return Tip(("stack", piece, lines), lines, box)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Select the piece whose row was clicked; return whether there was one."""
        piece = self.piece_at(position)
        if not piece or button != 1:
            return False
        self.desk.selection.select(piece)
        return True


def _room(line: Line, width: int) -> int:
    """Return the room for the words of a line beside its rule, in a width of the pane."""
    room = width - theme.px(2 * MARGIN)
    return room - round(theme.font("sans", 13).width(line.rule)) - theme.px(6) if line.rule else room


def _types() -> tuple[Font, Font]:
    return theme.font("condensed", 13, 500), theme.font("condensed", 16, 700)

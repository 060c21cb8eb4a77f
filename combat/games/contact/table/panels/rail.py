"""The rail at the left: the orders of the turn, the units that may still act, and the overlay switches."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.words import text
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.two_seats import opponent
from combat.games.contact.standing.unit_states import may_still_act
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.looks.contact_looks import SWITCHES
from combat.games.contact.table.unit_models import symbol_of
from combat.games.miniatures.looks.look_switches import SIGNS
from combat.games.miniatures.panels.switch_rail import HEAD, ROW, SwitchRail
from combat.games.miniatures.pieces import coats
from combat.games.miniatures.pieces.sign_face import sign_face

LINE, DOT, LEAST = 25, 4, 5
"""Height of a line of signs, radius of an order's dot, in pixels at scale 1; switches for which there is room."""


class Rail(SwitchRail[State, ContactDesk]):
    """Pane with dots for the orders left, symbols of the units that may still act, and the overlay switches."""

    switches = SWITCHES

    def draw_course(self, surface: pygame.Surface, y: int) -> int:
        """Draw orders and activation from the y-coordinate `y` down; return the y-coordinate below them."""
        state, own = self.desk.state, self.desk.title_desk.units.own_seat
        y = self.head(surface, text("rail-orders"), y)
        for seat in (own, opponent(own)):
            y = self._draw_orders(surface, seat, y, ours=seat == own)
        y = self.head(surface, text("rail-activation"), y + theme.px(4))
        able = [unit for unit in state.of(own) if may_still_act(state, unit)]
        for place in range(0, len(able), 2):
            if y + theme.px(LINE + HEAD + LEAST * ROW) > self.rect.bottom:
                break
            for column, unit in enumerate(able[place : place + 2]):
                self._draw_sign(surface, unit, column, y)
            y += theme.px(LINE)
        return y

    def _draw_orders(self, surface: pygame.Surface, seat: str, y: int, *, ours: bool) -> int:
        """Draw a dot for each order that a seat has left: round for ours, square for theirs."""
        px, left = theme.px, self.desk.state.orders.get(seat, 0)
        font = theme.font("condensed", 13)
        font.draw(
            surface, text("rail-ours" if ours else "rail-theirs"), (self.rect.x + px(8), y + px(12)), theme.FRAME_TEXT_2
        )
        for number in range(left):
            x, middle = self.rect.x + px(46) + number % 4 * px(11), y + px(8) + number // 4 * px(10)
            if ours:
                pygame.draw.circle(surface, coats.RIM_OURS, (x, middle), px(DOT))
            else:
                pygame.draw.rect(surface, coats.SIGN_THEIRS, (x - px(DOT), middle - px(DOT), px(7), px(7)))
        return y + px(20 if left < 5 else 30)

    def _draw_sign(self, surface: pygame.Surface, unit: Unit, column: int, y: int) -> None:
        """Draw the sign of a unit that may still act."""
        units, card = self.desk.title_desk.units, self.desk.state.card(unit)
        sign = sign_face(
            symbol_of(card), units.letter(unit.id), ours=True, leads=card.arm == "command", spent=False,
            scale=theme.scale() * 1.1,
        )  # fmt: skip
        box = pygame.Rect(self.rect.x + theme.px(8 + 40 * column), y, *sign.size)
        sign.draw(surface, *box.topleft)
        self.zones.append((f"unit {unit.id}", box))

    def is_on(self, action: str) -> bool:
        """Return whether an overlay is switched on, or symbols are shown."""
        own = self.desk.title_desk
        return own.units.signs if action == SIGNS else own.looks.is_on(action)

    def toggle(self, action: str) -> None:
        """Switch an overlay on or off."""
        self.desk.title_desk.looks.toggle(action)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Select the unit whose symbol is clicked, or use the clicked switch; return whether the click was used."""
        found = next((name for name, box in self.zones if box.collidepoint(position)), "")
        if found.startswith("unit ") and button == 1:
            self.desk.selection.find(found.removeprefix("unit "))
            return True
        return super().press(position, button)

    def said(self, name: str) -> str:
        """Return the tooltip of a symbol or switch."""
        if not name.startswith("unit "):
            return super().said(name)
        return self.desk.table.called(self.desk.state, name.removeprefix("unit "))

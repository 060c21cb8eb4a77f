"""Bottom strip left of the hand: order markers, men to be set up, a form, wound cards, or open enemy cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import CardId, MarkerId, PieceId
from combat.engine.words.line import Line, Spoken
from combat.engine.words.topic import Topic
from combat.games.volume1.prompts.ask_card import AskWound
from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.prompts.ask_set_up import AskSetUp
from combat.games.volume1.prompts.ask_strike import AskStrike
from combat.games.volume1.prompts.order_tray import fitting_order, tray_orders
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play.set_up import unplaced
from combat.games.volume1.table.battle_keys import order_action
from combat.games.volume1.table.panels import strike_form, tray_rows
from combat.games.volume1.table.panels.fire_form import FireForm
from combat.games.volume1.table.panels.open_cards import OpenCards
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.pieces import card_pictures, counters, markers
from combat.games.volume1.table.pieces.faces_from_state import friendly_card_face, man_face, order_face
from combat.games.volume1.table.pieces.order_chips import order_chip
from combat.games.volume1.table.table_layout import is_compact
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import consequences, order_odds, refusals
from combat.games.volume1.words import help_texts as advice

WOUND = 180
"""Maximum width of a wound card, in pixels at scale 1."""


def rows_of(desk: VolumeDesk, rect: pygame.Rect, *, snug: bool) -> list[pygame.Rect]:
    """Return the rectangles of the markers or counters that the decision shows in the tray; empty if it shows none.

    `snug`: the window is small for its scale, so the pieces are small.
    """
    match desk.prompt:
        case AskOrders():
            return (tray_rows.chips if snug else tray_rows.whole)(len(tray_orders()), rect)
        case AskSetUp():
            return (tray_rows.counters if snug else tray_rows.whole)(len(unplaced(desk.state)), rect)
    return []


class Tray(VolumePart):
    """Shows what the current decision needs besides board and hand."""

    def __init__(self, desk: VolumeDesk) -> None:
        super().__init__(desk)
        self.form = FireForm(desk)
        self.open = OpenCards(desk)
        self._zones: list[tuple[str, pygame.Rect]] = []
        self._drawn_for: object = None
        """The question that the zones are of; while another one is not yet drawn there is nothing to point at."""
        self.hot = ""

    def place(self, rect: pygame.Rect) -> None:
        """Set the pane's rectangle; called after every change of size or scale."""
        super().place(rect)
        if not rect.width:
            self.open.forget()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        theme.lay_paper(surface, self.rect, "frame")
        self._zones, self._drawn_for = [], self.desk.prompt
        self.open.forget()
        match self.desk.prompt:
            case AskOrders():
                self._draw_orders(surface)
            case AskSetUp():
                self._draw_men(surface)
            case AskFire(body="fire") as prompt:
                self.form.draw(surface, self.rect, prompt)
            case AskWound() as prompt:
                self._draw_wounds(surface, prompt)
            case AskStrike() as prompt:
                strike_form.draw(surface, self.rect, self.desk, prompt.mission)
            case _:
                self.open.draw(surface, self.rect)

    # -- rows of pieces -----------------------------------------------------------------------------------------

    def needs(self, width: int) -> int:
        """Return the height in pixels of the content at a width; a lower pane is scrolled. 0 if its height does not
        matter.
        """
        prompt = self.desk.prompt
        match prompt:
            case AskFire(body="fire"):
                return self.form.needs(width, prompt)
            case AskStrike():
                return strike_form.needs(width, prompt.mission)
            case AskOrders() | AskSetUp() | AskWound():
                pass
            case _:
                return self.open.needs(width)
        window = pygame.Rect(0, 0, width, 0)
        places = rows_of(self.desk, window, snug=self._snug)
        return tray_rows.height(places, window) if places else 0

    @property
    def _snug(self) -> bool:
        """Whether the window is small for its scale."""
        return is_compact(self.desk.app.size)

    def _places(self) -> list[pygame.Rect]:
        """Return the places of the pieces."""
        return rows_of(self.desk, self.rect, snug=self._snug)

    def unseen(self, window: pygame.Rect) -> int:
        """Return the number of pieces of which less than half is visible above the window's lower edge."""
        places = self._places() if self.desk.prompt is not None else []
        return sum(box.centery > window.bottom for box in places or self.open.places(self.rect))

    def lead(self) -> tuple[Hashable, pygame.Rect] | None:
        """Return key and rectangle of the marker highlighted by keys, else of the selected man's order; or None.

        During set-up it is the selected man's counter.
        """
        match self.desk.prompt:
            case AskOrders():
                names_, name = tray_orders(), self._led_order()
            case AskSetUp():
                names_, name = unplaced(self.desk.state), self.desk.selection.piece
            case _:
                return None
        if name not in names_:
            return None
        return (self.desk.selection.piece, name), self._places()[names_.index(name)]

    def _led_order(self) -> str:
        """Return the order's place in the tray; none if the pointer is on it already."""
        whom, now = self._whom()
        if self.desk.title_desk.pointed_marker.order and not self.hot:
            return self.desk.title_desk.pointed_marker.order
        state = self.desk.state
        return next((order for order in tray_orders() if now and fitting_order(state, whom, order) == now), "")

    def _whom(self) -> tuple[str, str]:
        """Return the selected friendly on the board, and his order; "" for none."""
        man = self.desk.title_desk.chosen
        if man is None or man.side != "friendly":
            return "", ""
        return man.id if man.on_board else "", man.order.id if man.order is not None else ""

    # -- order markers ------------------------------------------------------------------------------------------

    def _draw_orders(self, surface: pygame.Surface) -> None:
        state, (whom, now) = self.desk.state, self._whom()
        snug = self._snug
        for order, box in zip(tray_orders(), self._places(), strict=True):
            fit = fitting_order(state, whom, order)
            chosen = fit == now or order == self.desk.title_desk.pointed_marker.order
            face = order_face(state, whom, fit, self._key(order), selected=chosen)
            piece = order_chip(face, box.size) if snug else markers.order(face, box.width)
            piece.draw(surface, *box.topleft)
            self._zones.append((order, box))

    # -- men to be set up ---------------------------------------------------------------------------------------

    def _draw_men(self, surface: pygame.Surface) -> None:
        state = self.desk.state
        for man, box in zip(unplaced(state), self._places(), strict=True):
            held = self.desk.input.held
            if held is None or not held.away(PieceId(man)):
                face = man_face(state, state.men[man], selected=man == self.desk.selection.piece, shown=True)
                counters.man(face, box.width).draw(surface, *box.topleft)
            self._zones.append((man, box))

    # -- cards --------------------------------------------------------------------------------------------------

    def _draw_wounds(self, surface: pygame.Surface, prompt: AskWound) -> None:
        px = theme.px
        width = min(px(WOUND), card_pictures.width_of(round(self.rect.height * 0.98)))
        for place, number in enumerate(prompt.numbers):
            face = friendly_card_face(self.desk.state, number, selected=prompt.raised == number)
            box = pygame.Rect(
                self.rect.x + px(16) + place * (width + px(16)), self.rect.y + px(6), *card_pictures.card_size(width)
            )
            box.y = min(box.y, self.rect.bottom - box.height - px(4))
            card_pictures.friendly(face, width).draw(surface, box.x, box.y)
            self._zones.append((str(number), box))

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Return the rectangle of an order's "marker" or an open wound "card", as named by lessons.

        It is empty for a marker that is not shown. Return None for another kind or decision.
        """
        if kind == "card" and isinstance(self.desk.prompt, AskWound):
            return next((zone for card, zone in self._zones if card == name), None)
        if kind != "marker" or not isinstance(self.desk.prompt, AskOrders):
            return None
        nothing = pygame.Rect(0, 0, 0, 0)
        return next((zone for order, zone in self._zones if order == name), nothing) if self.rect.width else nothing

    # -- the mouse ----------------------------------------------------------------------------------------------

    def explained(self) -> list[Topic]:
        """Return the help topics of the open card under the pointer."""
        return self.open.help()

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing of a raised enemy card, or None."""
        return self.open.float()

    def put_back(self) -> bool:
        """Lower a raised enemy card; return whether one was raised."""
        return self.open.put_back()

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        zones = self._zones if self._drawn_for is self.desk.prompt else []
        return next((zone for zone in zones if zone[1].collidepoint(position)), ("", self.rect))

    @property
    def _aiming(self) -> AskFire[Any] | None:
        """The prompt of the shot whose form is shown."""
        prompt = self.desk.prompt
        return prompt if isinstance(prompt, AskFire) and prompt.body == "fire" else None

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Handle a mouse press: start to drag a marker or man, choose a wound card, or use the fire form.

        Return whether it was used.
        """
        prompt, aiming = self.desk.prompt, self._aiming
        if aiming is not None:
            return self._drawn_for is prompt and self.form.press(position, aiming)
        name = self._at(position)[0]
        if not name or prompt is None:
            return False
        if button == 1 and isinstance(prompt, AskOrders):
            self.desk.input.lift(MarkerId("order", name), position)
        elif button == 1 and isinstance(prompt, AskSetUp):
            self.desk.selection.select(name)
            self.desk.input.lift(PieceId(name), position)
        elif button == 1 and isinstance(prompt, AskWound):
            prompt.click(CardId(int(name)))
        return True

    def move(self, position: tuple[int, int]) -> bool:
        """Handle a movement of the pointer, also outside the pane; return whether the pane must be redrawn."""
        if self._aiming is not None:
            return self.form.move(position)
        if self.open.move(position):
            return True
        name = self._at(position)[0] if self.rect.collidepoint(position) else ""
        if name == self.hot:
            return False
        self.hot = name
        self.desk.title_desk.pointed_marker.point_at(name if isinstance(self.desk.prompt, AskOrders) else "")
        if isinstance(self.desk.prompt, AskWound) and name:
            self.desk.prompt.point_at(int(name))
        return False

    def helps_at(self, position: tuple[int, int]) -> bool:
        """Return whether an order marker, which has help, is at a point."""
        return isinstance(self.desk.prompt, AskOrders) and bool(self._at(position)[0])

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the rule number of a term of the fire form at a point; "" if there is none."""
        return self.form.rule_at(position)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip at a point, or None."""
        prompt = self.desk.prompt
        if self._aiming is not None:
            return self.form.tip(position) if self._drawn_for is prompt else None
        name, zone = self._at(position)
        if name and isinstance(prompt, AskOrders):
            return self._order_tip(name, zone)
        return self.open.tip()

    def _order_tip(self, order: str, zone: pygame.Rect) -> Tip:
        state, whom = self.desk.state, self._whom()[0]
        fit = fitting_order(state, whom, order)
        told = advice.order(state.book.charts.orders[fit])
        lines: list[Spoken] = [Line(told.title, told.rule)]
        refusal = give_orders.order_refusal(state, whom, fit) if whom else None
        if refusal is not None:
            lines.append(refusals.refusal(state, refusal, fit))
        lines += (told.text, *told.lines)
        if refusal is None and whom:
            lines += (*consequences.of_order(state, whom, fit), *order_odds.of_order(state, whom, fit))
        markers = tuple(box for _, box in self._zones)
        return Tip(("order", fit, whom), tuple(lines), zone, self._key(order), markers)

    def _key(self, order: str) -> str:
        """Return the label of the key that gives an order."""
        return self.desk.app.keys.label(order_action(order))

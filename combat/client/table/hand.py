"""The hand of cards at the bottom right: the lower third hidden, a card rises when the pointer rests on it (5.0)."""

from __future__ import annotations

import pygame

from combat.client import theme
from combat.client.panes import Draw
from combat.client.prompts.cards import AskCard, AskWound
from combat.client.table import cards
from combat.client.table.desk import Desk
from combat.client.table.faces import enemy_card_face, friendly_card_face
from combat.client.table.part import Part, Tip
from combat.words import text

WIDTH, STEP = 184, 117


class Hand(Part):
    """The player's cards; in the action phase without a question about cards, the enemy's open cards."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.hot: int | None = None
        self.wide = False
        """Whether the hand has the whole strip, so that all cards lie side by side."""

    # -- where --------------------------------------------------------------------------------------------------

    def boxes(self) -> list[tuple[int, pygame.Rect]]:
        """Each card of the hand and where it lies, from left to right."""
        px, hand = theme.px, self.desk.state.hand
        width = px(WIDTH)
        room = self.rect.width - px(18) - width
        spread = width + px(12) if self.wide else px(STEP)
        step = min(spread, room // max(1, len(hand) - 1))
        left = self.rect.x + px(10)
        if self.wide:
            left = self.rect.centerx - (width + step * (len(hand) - 1)) // 2
        top, size = self.rect.y + px(9), cards.card_size(width)
        return [(card, pygame.Rect(left + place * step, top, *size)) for place, card in enumerate(hand)]

    def _raised(self) -> int | None:
        asking = self.desk.asking
        keyed = asking.raised if isinstance(asking, AskCard) else None
        return self.hot if self.hot is not None else keyed

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """The raised card, whole, over board and strip."""
        raised = self._raised()
        box = next((box for card, box in self.boxes() if card == raised), None)
        if raised is None or box is None or self.rect.width == 0 or self.shows_enemy:
            return None
        board = self.desk.view.rect
        whole = box.copy()
        whole.bottom = board.bottom - theme.px(6)
        whole.right = min(whole.right, board.right - theme.px(6))
        asking = self.desk.asking
        taken = isinstance(asking, AskCard) and raised in asking.cards()
        face = friendly_card_face(self.desk.state, raised, selected=taken)
        piece = cards.friendly(face, whole.width)
        return whole.inflate(theme.px(24), theme.px(24)), lambda surface: piece.draw(surface, whole.x, whole.y)

    @property
    def shows_enemy(self) -> bool:
        """Whether the enemy's open cards lie here: while a shot is judged the form takes their place in the tray."""
        asking = self.desk.asking
        return asking is not None and asking.body == "fire" and bool(self.desk.story.cards)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        theme.lay_paper(surface, self.rect, "frame")
        if self.shows_enemy:
            self._draw_enemy(surface)
            return
        if not self.desk.state.hand:
            face = theme.font("sans", 14)
            face.draw_in(surface, text("cards-empty"), self.rect, theme.FRAME_TEXT_2, align="center")
            return
        carried = self.desk.held
        for card, box in self.boxes():
            if carried is not None and carried.moved and carried.kind == "card" and carried.what == str(card):
                continue
            cards.friendly(friendly_card_face(self.desk.state, card), box.width).draw(surface, box.x, box.y)

    def _draw_enemy(self, surface: pygame.Surface) -> None:
        px, width = theme.px, theme.px(WIDTH)
        room = max(1, (self.rect.width - px(8)) // (width + px(12)))
        for place, card in enumerate(self.desk.story.cards[-room:]):
            face = enemy_card_face(self.desk.state, card.serial, card.team, card.section, card.row)
            cards.enemy(face, width).draw(surface, self.rect.x + px(12) + place * (width + px(14)), self.rect.y + px(9))

    # -- the mouse ----------------------------------------------------------------------------------------------

    def at(self, position: tuple[int, int]) -> int | None:
        """The card under a point, the foremost first."""
        if not self.rect.collidepoint(position) or self.shows_enemy:
            return None
        return next((card for card, box in reversed(self.boxes()) if box.collidepoint(position)), None)

    def move(self, position: tuple[int, int]) -> bool:
        hot = self.at(position)
        changed, self.hot = hot != self.hot, hot
        return changed

    def press(self, position: tuple[int, int], button: int) -> bool:
        card = self.at(position)
        if card is None or button != 1:
            return False
        asking = self.desk.asking
        if asking is None or isinstance(asking, AskWound) or not asking.may_carry("card", str(card)):
            self.desk.say(text("card-not-now"))
            return True
        self.desk.lift("card", str(card), position)
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        if self.desk.state.hand and self.rect.collidepoint(position) and self.at(position) is None:
            lines = (
                text("cards-hand"),
                text("decks-hand", held=len(self.desk.state.hand), limit=self.desk.book.charts.numbers.hand_limit),
            )
            return Tip("hand", lines, self.rect)
        return None

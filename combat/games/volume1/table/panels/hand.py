"""Hand of cards at the bottom right; cards are folded, and one rises when the pointer rests on it (5.0)."""

from __future__ import annotations

from itertools import takewhile

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.overlay.free_places import aside
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import CardId
from combat.engine.words import text
from combat.engine.words.topic import Topic
from combat.games.volume1.prompts.ask_card import AskCard, AskDiscardDown, AskPlayCard, AskWound
from combat.games.volume1.table.overlays import dice_on_board
from combat.games.volume1.table.panels.open_cards import OpenCards
from combat.games.volume1.table.panels.raised_card import raised_card
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.pieces import card_pictures
from combat.games.volume1.table.pieces.faces_from_state import friendly_card_face
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import card_words
from combat.games.volume1.words import help_texts as advice

WIDTH, LEAST, GAP, SLIP_GAP, EDGE = 184, 150, 12, 6, 9
"""Width of a card, minimum legible width, gaps between cards and between folded ones, and space above, in pixels at
scale 1.
"""


class Hand(VolumePart):
    """The player's cards; while the fire form is shown, the enemy's open cards take their place."""

    def __init__(self, desk: VolumeDesk) -> None:
        super().__init__(desk)
        self.open = OpenCards(desk)
        self.hot: int | None = None
        self._lowered: int | None = None
        """The card under the pointer that was put back; it stays down until the pointer has left it."""
        self.wide = False
        """Whether all cards are shown whole: the hand has the whole strip, and it is high enough."""

    # -- positions ----------------------------------------------------------------------------------------------

    def boxes(self) -> list[tuple[int, pygame.Rect]]:
        """Return the number and rectangle of each card from left to right; empty if the pane is hidden."""
        if not self.rect.width:
            return []
        px, hand = theme.px, self.desk.state.hand
        width = self._width(len(hand)) if self.wide else self._slip_width(len(hand))
        room = self.rect.width - px(18) - width
        step = min(width + px(GAP if self.wide else SLIP_GAP), room // max(1, len(hand) - 1))
        left = self.rect.x + px(10)
        if self.wide:
            left = self.rect.centerx - (width + step * (len(hand) - 1)) // 2
        top = self.rect.y + px(EDGE)
        size = card_pictures.card_size(width) if self.wide else (width, self.rect.height - px(2 * EDGE))
        return [(card, pygame.Rect(left + place * step, top, *size)) for place, card in enumerate(hand)]

    def _width(self, count: int) -> int:
        """Return the width of each of `count` whole cards, at least legible."""
        px = theme.px
        beside = (self.rect.width - px(10)) // max(1, count) - px(GAP)
        whole = card_pictures.width_of(self.rect.height - px(2 * EDGE))
        return max(px(LEAST), min(px(WIDTH), beside, whole))

    def _slip_width(self, count: int) -> int:
        """Return the width of each of `count` folded cards."""
        px = theme.px
        return min(px(WIDTH), (self.rect.width - px(18) - px(SLIP_GAP) * (count - 1)) // max(1, count))

    def _raised(self) -> int | None:
        prompt = self.desk.prompt
        keyed = prompt.raised if isinstance(prompt, AskCard) else None
        return self.hot if self.hot in self.desk.state.hand else keyed

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing of the raised card, or None if none is raised."""
        if self.shows_enemy:
            return self.open.float()
        raised = self._raised()
        box = None if raised is None else next((box for card, box in self.boxes() if card == raised), None)
        if raised is None or box is None or self.rect.width == 0:
            return None
        whole = self._whole(box)
        prompt = self.desk.prompt
        taken = isinstance(prompt, AskCard) and raised in prompt.numbers
        face = friendly_card_face(self.desk.state, raised, selected=taken)
        piece = card_pictures.friendly(face, whole.width)
        return whole.inflate(theme.px(24), theme.px(24)), lambda surface: piece.draw(surface, whole.x, whole.y)

    def _whole(self, box: pygame.Rect) -> pygame.Rect:
        """Return the rectangle of a card when raised."""
        board = self.desk.view.camera.free
        whole = raised_card(box, board, self.desk.app.size)
        if self.hot not in self.desk.state.hand:
            self._keep_off_dice(whole, board)
        return whole

    def _keep_off_dice(self, whole: pygame.Rect, board: pygame.Rect) -> None:
        """Move a card raised by a decision off the dice and the men they are about."""
        throw, margin = dice_on_board.lying(self.desk), theme.px(6)
        if throw is None:
            return
        taken = [dice_on_board.dice_box(self.desk, throw), *dice_on_board.actors(self.desk, throw)]
        beside = [left - whole.x for box in taken for left in (box.left - margin - whole.width, box.right + margin)]
        places = [whole.move(way, 0) for way in (0, *sorted(beside, key=abs))]
        whole.topleft = aside(places, board.inflate(-2 * margin, 0), taken).topleft

    @property
    def shows_enemy(self) -> bool:
        """Whether the enemy's open cards are shown in place of the hand, because the fire form is in the tray."""
        prompt = self.desk.prompt
        return prompt is not None and prompt.body == "fire" and bool(self.open.cards())

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Return a card's rectangle, empty while it is not shown; None if it is not in the hand.

        `kind` and `name` are those of lessons: "card" and the card's number.
        """
        if kind != "card" or name not in map(str, self.desk.state.hand):
            return None
        if self.shows_enemy or not self.rect.width:
            return pygame.Rect(0, 0, 0, 0)
        return next(box for card, box in self.boxes() if str(card) == name)

    # -- drawing ------------------------------------------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        """Set the pane's rectangle, and whether whole cards fit; called after every change of size or scale."""
        super().place(rect)
        least = card_pictures.card_size(theme.px(LEAST))[1] + theme.px(2 * EDGE)
        self.wide = hand_first(self.desk) and rect.height >= least

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        theme.lay_paper(surface, self.rect, "frame")
        self.open.forget()
        if self.shows_enemy:
            self.open.draw(surface, self.rect)
            return
        if not self.desk.state.hand:
            face = theme.font("sans", 14)
            face.draw_in(surface, text("cards-empty"), self.rect, theme.FRAME_TEXT_2, align="center")
            return
        carried = self.desk.input.held
        for card, box in self.boxes():
            if carried is not None and carried.away(CardId(card)):
                continue
            shown = friendly_card_face(self.desk.state, card)
            piece = card_pictures.friendly(shown, box.width) if self.wide else card_pictures.slip(shown, *box.size)
            piece.draw(surface, *box.topleft)

    # -- the mouse ----------------------------------------------------------------------------------------------

    def at(self, position: tuple[int, int]) -> int | None:
        """Return the number of the frontmost card at a point, or None."""
        if not self.rect.collidepoint(position) or self.shows_enemy:
            return None
        return next((card for card, box in reversed(self.boxes()) if box.collidepoint(position)), None)

    def move(self, position: tuple[int, int]) -> bool:
        """Handle a movement of the pointer, also outside the pane; return whether the pane must be redrawn."""
        if self.open.move(position):
            return True
        hot = self.at(position)
        self._lowered = self._lowered if hot == self._lowered else None
        hot = None if hot == self._lowered else hot
        changed, self.hot = hot != self.hot, hot
        return changed

    def put_back(self) -> bool:
        """Lower the raised card; return whether one was raised."""
        if self.shows_enemy:
            return self.open.put_back()
        if self.float() is None:
            return False
        asking = self.desk.prompt
        if isinstance(asking, AskCard):
            asking.lower()
        self._lowered, self.hot = self.hot, None
        self.desk.redraw("hand")
        return True

    def explained(self) -> list[Topic]:
        """Return the help topics of the card under the pointer."""
        if self.shows_enemy or self.hot is None:
            return self.open.help()
        return [advice.card(self.desk.state.book, self.hot)]

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Handle a mouse press: start to drag a card, or show a notice that it cannot be played.

        Return whether a card was pressed.
        """
        card = self.at(position)
        if card is None or button != 1:
            return False
        prompt = self.desk.prompt
        if prompt is None or isinstance(prompt, AskWound) or not prompt.may_carry(CardId(card)):
            self.desk.notice.show(text("card-not-now"))
            return True
        self.desk.input.lift(CardId(card), position)
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip at a point, or None."""
        if self.shows_enemy:
            return self.open.tip()
        box = next((box for card, box in self.boxes() if card == self.at(position)), None)
        if box is not None and self.hot is not None:
            told = advice.card(self.desk.state.book, self.hot)
            key, anchor = self.desk.app.keys.label("help"), self._whole(box).union(box)
            vain = card_words.in_vain(self.desk.state, self.hot)
            return Tip(("card", self.hot), (told.title, *vain, told.text, *told.lines), anchor, key)
        if self.desk.state.hand and self.rect.collidepoint(position) and self.at(position) is None:
            held, limit = len(self.desk.state.hand), self.desk.state.book.charts.numbers.hand_limit
            return Tip("hand", (text("cards-hand"), text("decks-hand", held=held, limit=limit)), self.rect)
        return None


def hand_first(desk: VolumeDesk) -> bool:
    """Return whether the hand takes the whole strip, because a card must be chosen or was just played.

    Once an event of the card phase concerns the board, return False again.
    """
    prompt = desk.prompt
    if isinstance(prompt, AskPlayCard | AskDiscardDown):
        return True
    return desk.state.clock.phase == "friendly-cards" and (prompt is None or not prompt.body) and not _struck(desk)


def _struck(desk: VolumeDesk) -> bool:
    """Return whether the log mentions a place on the board since the phase began."""
    now = desk.state.clock.moment
    told = takewhile(lambda line: line.moment.key[:2] == now.key[:2], reversed(desk.story.lines))
    return any(line.entry.places for line in told)


def cards_spread(desk: VolumeDesk) -> bool:
    """Return whether the enemy's open cards have the whole strip: the hand is empty and nothing else is shown."""
    prompt = desk.prompt
    return not desk.state.hand and not hand_first(desk) and (prompt is None or not prompt.body)

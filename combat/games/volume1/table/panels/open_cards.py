"""The enemy cards turned this turn, folded to the part that was used; the one under the pointer rises whole (9.1)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.panes.part import Tip
from combat.engine.words.topic import Topic
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.panels.raised_card import raised_card
from combat.games.volume1.table.pieces import card_pictures
from combat.games.volume1.table.pieces.faces_from_state import enemy_card_face
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import card_words, names
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words.battle_story import TurnedCard

WIDTH, LEAST, GAP, SIDE, TOP = 182, 96, 6, 8, 5
"""Width of a folded card, the least to which many of them shrink before they take a second row or overlap, between two
of them, beside the first and above it, in pixels at scale 1."""
ROW_LEAST = 72
"""The least width of a folded card in two rows, by which its team and its initiative are still told."""


def laid(count: int, rect: pygame.Rect) -> list[pygame.Rect]:
    """The places of so many folded cards: in a row, in two where they would overlap and where there is room for two."""
    px, inner = theme.px, rect.width - 2 * theme.px(SIDE)
    rows, beside = 1, inner // max(1, count) - px(GAP)
    width = max(px(LEAST), min(px(WIDTH), beside))
    if beside < px(LEAST):
        deep = (rect.height - px(TOP)) // 2 - px(GAP)
        highest = deep * px(WIDTH) // card_pictures.folded_size(px(WIDTH))[1]
        if highest >= px(ROW_LEAST):
            rows, width = 2, min(highest, max(px(ROW_LEAST), inner // -(-count // 2) - px(GAP)))
    columns, size = -(-count // rows), card_pictures.folded_size(width)
    step = min(size[0] + px(GAP), (inner - size[0]) // max(1, columns - 1))
    left, top, down = rect.x + px(SIDE), rect.y + px(TOP), size[1] + px(GAP)
    return [pygame.Rect((left + n % columns * step, top + n // columns * down), size) for n in range(count)]


class OpenCards:
    """Side by side from left to right, in two rows where there are many, the newest on top where they overlap."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.hot: TurnedCard | None = None
        self._boxes: list[tuple[TurnedCard, pygame.Rect]] = []

    def cards(self) -> list[TurnedCard]:
        """Those of this turn, without the one that is just being turned."""
        found = self.desk.battle.story.cards_of(self.desk.state.clock.turn)
        return found[:-1] if found and found[-1].serial == self.desk.battle.turning else found

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Lays them out in a part of the bottom strip."""
        found, self._boxes = self.cards(), []
        for card, box in zip(found, laid(len(found), rect), strict=True):
            self._piece(card, box.width, folded=True).draw(surface, *box.topleft)
            self._boxes.append((card, box.clip(rect)))

    def forget(self) -> None:
        """Nothing lies open here."""
        self._boxes = []

    def _piece(self, card: TurnedCard, width: int, *, folded: bool) -> Piece:
        face = enemy_card_face(self.desk.state, card.serial, card.team, card.section, card.row)
        if folded:
            face = replace(face, folded=True, subject=self._whose(card, names.man_short))
        return card_pictures.enemy(face, width)

    def _whose(self, card: TurnedCard, called: Callable[[State, str], str] = names.man) -> str:
        return called(self.desk.state, card.man) if card.man else names.team(card.team)

    # -- the mouse ----------------------------------------------------------------------------------------------

    def at(self, position: tuple[int, int]) -> TurnedCard | None:
        """The card under a point, the foremost first."""
        return next((card for card, box in reversed(self._boxes) if box.collidepoint(position)), None)

    def move(self, position: tuple[int, int]) -> bool:
        """The pointer moved; True if another card rises."""
        hot = self.at(position)
        changed, self.hot = hot != self.hot, hot
        return changed

    def _raised(self) -> pygame.Rect | None:
        """Where the raised card lies: whole, over the board."""
        box = next((box for card, box in self._boxes if card == self.hot), None)
        if box is None:
            return None
        return raised_card(box, self.desk.view.camera.free, self.desk.app.size)

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """The raised card and its drawing, for `Panes.add_float`."""
        whole = self._raised()
        if whole is None or self.hot is None:
            return None
        piece = self._piece(self.hot, whole.width, folded=False)
        margin = theme.px(24)
        return whole.inflate(margin, margin), lambda surface: piece.draw(surface, whole.x, whole.y)

    def help(self) -> list[Topic]:
        """What is printed on the card under the pointer."""
        if self.hot is None:
            return []
        card = self.desk.state.book.enemy_cards[self.hot.serial]
        reach = self.desk.state.book.charts.numbers.check_reach
        return [advice.enemy_card(card, self._whose(self.hot), reach, used=bool(self.hot.section))]

    def tip(self) -> Tip | None:
        """The same beside the raised card."""
        whole, told = self._raised(), self.help()
        if whole is None or self.hot is None:
            return None
        why = () if self.hot.man else (card_words.of_turned(self.desk.state, self.hot.team),)
        lines = (told[0].title, *why, told[0].text, *told[0].lines)
        return Tip(("enemy card", self.hot.serial), lines, whole, self.desk.app.keys.label("help"))

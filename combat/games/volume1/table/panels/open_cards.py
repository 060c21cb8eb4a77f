"""Enemy cards turned up this turn, folded to the part used; the card under the pointer is shown whole (9.1)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.panes import prompt_plan
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.engine.words.topic import Topic
from combat.games.volume1.rules.events import EnemyCardDrawn
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.panels.raised_card import raised_card
from combat.games.volume1.table.pieces import card_pictures
from combat.games.volume1.table.pieces.faces import EnemyCardFace
from combat.games.volume1.table.pieces.faces_from_state import enemy_card_face
from combat.games.volume1.table.table_layout import is_compact
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import card_words, names
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words.battle_story import TurnedCard

WIDTH, LEAST, GAP, SIDE, TOP = 182, 144, 6, 8, 5
"""Width of a folded card, minimum legible width, gaps between cards, at the side and on top, in pixels at scale 1.

Narrower cards become slips in rows.
"""
SLIP_MOST, SLIP_LEAST, SLIP_HIGH = 190, 122, 38
"""Maximum and minimum width of a slip, and its height, in pixels at scale 1."""

NOTE = 340
"""Width of the note beside a raised card, in pixels at scale 1."""


def are_slips(count: int, width: int) -> bool:
    """Return whether `count` cards are drawn as slips in a tray `width` pixels wide, because folded ones do not fit."""
    return (width - 2 * theme.px(SIDE)) // max(1, count) - theme.px(GAP) < theme.px(LEAST)


def laid(count: int, rect: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles of cards: folded in one row, or slips in rows, which may extend below the tray."""
    px, left, top = theme.px, rect.x + theme.px(SIDE), rect.y + theme.px(TOP)
    inner, gap = rect.width - 2 * px(SIDE), px(GAP)
    if not are_slips(count, rect.width):
        width = min(px(WIDTH), inner // max(1, count) - gap)
        size = card_pictures.folded_size(width)
        size = size if size[1] <= rect.height - px(TOP) else (width, rect.height - px(TOP))
        return [pygame.Rect((left + place * (width + gap), top), size) for place in range(count)]
    rows = max(1, (rect.height - px(TOP)) // (px(SLIP_HIGH) + gap))
    most = max(1, (inner + gap) // (px(SLIP_LEAST) + gap))
    columns = min(most, -(-count // rows))
    width = min(px(SLIP_MOST), (inner + gap) // columns - gap)
    return [
        pygame.Rect(
            left + place % columns * (width + gap), top + place // columns * (px(SLIP_HIGH) + gap), width, px(SLIP_HIGH)
        )
        for place in range(count)
    ]


def height(count: int, width: int) -> int:
    """Return the height in pixels that a tray needs for cards as slips; 0 if folded cards fit."""
    if not count or not are_slips(count, width):
        return 0
    return laid(count, pygame.Rect(0, 0, width, 0))[-1].bottom + theme.px(TOP)


class OpenCards:
    """Open enemy cards side by side: folded or, if there are many, as slips in rows."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.hot: TurnedCard | None = None
        self._lowered: TurnedCard | None = None
        """The card under the pointer that was put back; it stays down until the pointer has left it."""
        self._boxes: list[tuple[TurnedCard, pygame.Rect]] = []
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._raised_at: tuple[int, int] = (0, 0)
        """Numbers of answers and open cards when a card was raised; a change lowers it."""

    def cards(self) -> list[TurnedCard]:
        """Return the cards turned up this turn, without one being turned now and those of men who are off the board."""
        found = self.desk.title_desk.story.cards_of(self.desk.state.clock.turn)
        showing = self.desk.mirror.showing
        turning = showing.event.serial if showing is not None and isinstance(showing.event, EnemyCardDrawn) else 0
        found = found[:-1] if found and found[-1].serial == turning else found
        men = self.desk.state.men
        return [card for card in found if card.man not in men or men[card.man].on_board]

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the cards in a part of the bottom strip."""
        found, self._boxes, self._rect = self.cards(), [], rect
        slips = are_slips(len(found), rect.width)
        for card, box in zip(found, laid(len(found), rect), strict=True):
            face = self._folded(card)
            piece = card_pictures.enemy_slip(face, *box.size) if slips else card_pictures.enemy(face, box.width)
            piece.draw(surface, *box.topleft)
            self._boxes.append((card, box))

    def needs(self, width: int) -> int:
        """Return the height in pixels that the cards need in a tray `width` pixels wide; 0 if folded cards fit."""
        return height(len(self.cards()), width)

    def places(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """Return the rectangles of the cards in a part of the bottom strip."""
        return laid(len(self.cards()), rect)

    def forget(self) -> None:
        """Forget the cards' rectangles, so that none is found under the pointer."""
        self._boxes = []

    def _face(self, card: TurnedCard) -> EnemyCardFace:
        return enemy_card_face(self.desk.state, card.serial, card.team, card.section, card.row)

    def _folded(self, card: TurnedCard) -> EnemyCardFace:
        subject = self._whose(card, names.man_short)
        in_force, short = self._in_force(card), self._in_force(card, "card")
        return replace(self._face(card), folded=True, subject=subject, in_force=in_force, in_force_short=short)

    def _in_force(self, card: TurnedCard, place: str = "") -> str:
        """Return the marker of a card's man if it differs from the card's row; "" otherwise.

        `place`: the narrow place for which the order's name has a form.
        """
        man, printed = self.desk.state.men.get(card.man), self.desk.state.book.enemy_cards[card.serial]
        if man is None or man.order is None:
            return ""
        rows = {"cover": printed.cover, "open": printed.open}.get(card.section, {})
        row = rows.get(card.row)
        same = row is not None and (row.order, row.directions) == (man.order.id, man.order.directions)
        return "" if same else names.marker(man.order, place)

    def _whose(self, card: TurnedCard, called: Callable[[State, str], str] = names.man) -> str:
        """Return the man of a card, or its team, with the only known man of the team."""
        state = self.desk.state
        if card.man:
            return called(state, card.man)
        men = [man for man in state.on_board("enemy") if man.team == card.team]
        alone = len(men) == 1 and men[0].seen
        return f"{names.team(card.team)} · {called(state, men[0].id)}" if alone else names.team(card.team)

    # -- the mouse ----------------------------------------------------------------------------------------------

    def at(self, position: tuple[int, int]) -> TurnedCard | None:
        """Return the frontmost card at a point, or None."""
        return next((card for card, box in reversed(self._boxes) if box.collidepoint(position)), None)

    def move(self, position: tuple[int, int]) -> bool:
        """Handle a movement of the pointer; return whether the raised card has changed."""
        hot, before = self.at(position), self.hot if self._stays() else None
        self._lowered = self._lowered if hot == self._lowered else None
        hot = None if hot == self._lowered else hot
        self.hot, self._raised_at = hot, self._now()
        return hot != before

    def _now(self) -> tuple[int, int]:
        return self.desk.session.answers, len(self._boxes)

    def _stays(self) -> bool:
        """Return whether nothing has happened since a card was raised, and nothing is being shown."""
        mirror = self.desk.mirror
        return self._raised_at == self._now() and (mirror.waiting or not mirror.busy)

    def _raised(self) -> pygame.Rect | None:
        """Return the rectangle of the raised card, with room for its note, clear of prompt and track; None for none."""
        box = next((box for card, box in self._boxes if card == self.hot), None)
        if box is None or not self._stays():
            return None
        whole = raised_card(box, self.desk.view.camera.free, self.desk.app.size)
        if is_compact(self.desk.app.size):
            whole.bottom = min(whole.bottom, self._rect.bottom, self.desk.app.size[1] - prompt_plan.height(1))
        left, room = self._rect.left + theme.px(SIDE), theme.px(NOTE)
        whole.left = max(left, whole.left)
        if max(whole.left - left, self.desk.app.size[0] - whole.right) < room:
            whole.left = left
        return whole

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing of the raised card, or None if none is raised."""
        whole = self._raised()
        if whole is None or self.hot is None:
            return None
        piece = card_pictures.enemy(self._face(self.hot), whole.width)
        margin = theme.px(24)
        return whole.inflate(margin, margin), lambda surface: piece.draw(surface, whole.x, whole.y)

    def put_back(self) -> bool:
        """Lower the raised card; return whether one was raised."""
        if self.float() is None:
            return False
        self._lowered, self.hot = self.hot, None
        self.desk.redraw("hand", "body")
        return True

    def help(self) -> list[Topic]:
        """Return help on the card under the pointer; empty if there is none."""
        if self.hot is None:
            return []
        card = self.desk.state.book.enemy_cards[self.hot.serial]
        reach = self.desk.state.book.charts.numbers.check_reach
        return [advice.enemy_card(card, self._whose(self.hot), reach, used=bool(self.hot.section))]

    def tip(self) -> Tip | None:
        """Return a tooltip that explains the raised card, or None if none is raised."""
        whole, told = self._raised(), self.help()
        if whole is None or self.hot is None:
            return None
        why = () if self.hot.man else (card_words.of_turned(self.desk.state, self.hot.team),)
        order = self._in_force(self.hot)
        now = (text("card-in-force", man=self._whose(self.hot), order=order),) if order else ()
        lines = (told[0].title, *why, *now, told[0].text, *told[0].lines)
        track = pygame.Rect(0, 0, self._rect.left, self.desk.app.size[1])
        return Tip(("enemy card", self.hot.serial), lines, whole, self.desk.app.keys.label("help"), (track,))

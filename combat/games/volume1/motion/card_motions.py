"""Animations of cards and notices: wound cards beside their men, events, enemy cards being turned over."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, theme
from combat.engine.tabletop.motion import eased
from combat.engine.tabletop.overlay.free_places import around, aside, beyond, within
from combat.engine.words import translated
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.motion.event_timing import SECONDS
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.overlays import dice_on_board
from combat.games.volume1.table.overlays.dice_on_board import counter_box
from combat.games.volume1.table.pieces import card_pictures
from combat.games.volume1.table.pieces.faces_from_state import enemy_card_face, friendly_card_face
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import outcome_words

WOUND_SECONDS = 1.1
"""Seconds for which a wound card is shown at the normal pace, so that it can be read."""
READ_SECONDS, WORD_SECONDS = 1.0, 0.22
"""Minimum seconds for an event slip and seconds per word, at the normal pace; any key ends it."""
DROP_SECONDS = 0.36
"""Seconds in which a slip drops in."""


def acting(desk: VolumeDesk) -> list[pygame.Rect]:
    """Return the screen rectangles of the counters of the men whom the last roll concerns."""
    throw = desk.title_desk.story.throw
    return dice_on_board.actors(desk, throw) if throw is not None else []


def _lying(desk: VolumeDesk) -> list[pygame.Rect]:
    """Return the rects to keep clear: the counters that the last roll concerns, its dice, and the minimap.

    The counters are listed twice, to weigh more.
    """
    throw = desk.title_desk.story.throw
    dice = [dice_on_board.dice_box(desk, throw)] if throw is not None else []
    return [*acting(desk), *acting(desk), *dice, desk.view.minimap.rect]


class Drawn(BattleMotion[ev.CardDrawn]):
    """A friendly card being drawn; a wound card is shown beside its man."""

    def __init__(self, desk: VolumeDesk, event: ev.CardDrawn, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        if event.to == "wound" and duration > 0:
            self.duration = duration * WOUND_SECONDS / 0.3

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        hex_ = self.place_of(self.event.man) if self.event.man else None
        return (hex_,) if hex_ is not None else ()

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the card, unless it goes to the hand; `share` runs from 0 to 1."""
        if self.event.to == "hand":
            return
        rect = self.desk.view.camera.free
        width = theme.px(150)
        piece = card_pictures.friendly(friendly_card_face(self.desk.state, self.event.card), width)
        hex_ = self.place_of(self.event.man) if self.event.man else None
        free, taken = rect.inflate(-theme.px(16), -theme.px(16)), acting(self.desk)
        if hex_ is None:
            place = aside(within(free, piece.size), free, taken)
        else:
            near = counter_box(self.desk, hex_)
            *_, right, left = around(near, piece.size, theme.px(24))
            far = beyond(near, piece.size, theme.px(24))
            place = aside((right, left, *far), free, [near, *taken, *self._dice()])
        rise = round((1 - eased(min(1.0, share * 3))) * theme.px(30))
        piece.draw(surface, place.x, place.y + rise)

    def _dice(self) -> list[pygame.Rect]:
        """Return the rect of the dice that caused the draw, with their captions; [] without a roll."""
        throw = self.desk.title_desk.story.throw
        return [] if throw is None else [dice_on_board.dice_box(self.desk, throw)]


class Slip(BattleMotion[ev.EventRolled | ev.DiscardPlayed]):
    """Notice of an event, or the discard card just used, in the middle of the board; long enough to be read."""

    def __init__(self, desk: VolumeDesk, event: ev.EventRolled | ev.DiscardPlayed, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        if isinstance(event, ev.EventRolled):
            title, body = self._words(event)
            read = READ_SECONDS + WORD_SECONDS * (1 + f"{title} {body}".count(" "))
            self.duration = max(duration, read * duration / SECONDS[ev.EventRolled])

    def _words(self, event: ev.EventRolled) -> tuple[str, str]:
        """Return the event's title and text."""
        book = self.desk.state.book
        entry = (book.friendly_events if event.table == "friendly" else book.enemy_events)[event.roll]
        return translated(entry.title), translated(entry.text)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the notice or the card; `share` runs from 0 to 1."""
        rect = self.desk.view.camera.free
        if isinstance(self.event, ev.DiscardPlayed):
            piece = card_pictures.friendly(friendly_card_face(self.desk.state, self.event.card), theme.px(184))
            piece.draw(surface, *aside(within(rect, piece.size), rect, acting(self.desk)).topleft)
            return
        title, body = self._words(self.event)
        draw_slip(surface, self.desk, title, body, eased(min(1.0, share * self.duration / DROP_SECONDS)))


class Notice(BattleMotion[ev.Happened | ev.LastTurnRolled | ev.EndingReached]):
    """Notice of a scenario event, the last turn, or an early end, drawn like that of a card event."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the notice; `share` runs from 0 to 1."""
        slip = outcome_words.notice(self.desk.state.book, self.event)
        if slip is not None:
            draw_slip(surface, self.desk, slip.title, slip.body, eased(min(1.0, share * 5)))


def draw_slip(surface: pygame.Surface, desk: VolumeDesk, title: str, body: str, share: float) -> None:
    """Draw a notice on a slip of paper in the middle of the board, with a title above the text.

    `share`, from 0 to 1, is how far it has dropped in.
    """
    face = theme.font("typewriter", 15)
    width = theme.px(420)
    lines = face.wrap(body, width - theme.px(44))
    area = pygame.Rect(0, 0, width, theme.px(74 + 20 * len(lines)))
    free = desk.view.camera.free
    area = aside(within(free.inflate(-theme.px(24), -theme.px(24)), area.size), free, _lying(desk))
    area.y -= round((1 - share) * theme.px(24))
    theme.draw_panel(surface, area, kind="form")
    theme.font("heading", 20).draw(surface, title, (area.x + theme.px(22), area.y + theme.px(38)), theme.INK)
    for place, line in enumerate(lines):
        face.draw(surface, line, (area.x + theme.px(22), area.y + theme.px(66 + 20 * place)), theme.INK_2)


HANDLE = 20
"""The margin at each side of the free board for the panel handle, in pixels at scale 1."""
FLIPPED, LAID = 0.3, 0.8
"""The shares of the time at which the card is face up, and at which it begins to slide to its place."""


class Turned(BattleMotion[ev.EnemyCardDrawn]):
    """An enemy card being turned over above the board, shown whole, then sliding to the open cards in the bottom
    strip.
    """

    calls = False

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        hex_ = self.place_of(self.event.man) if self.event.man else None
        return (hex_,) if hex_ is not None else ()

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the card; `share` runs from 0 to 1."""
        rect, width = self.desk.view.camera.free.inflate(-2 * theme.px(HANDLE), 0), theme.px(184)
        event = self.event
        face = enemy_card_face(self.desk.state, event.serial, event.team, event.used, event.row)
        front = card_pictures.enemy(face, width)
        hex_ = self.place_of(event.man) if event.man else None
        taken = [counter_box(self.desk, hex_)] if hex_ is not None else []
        places = [pygame.Rect((0, 0), front.size) for _ in range(2)]
        places[0].bottomleft = (rect.left + theme.px(230), rect.bottom - theme.px(14))
        places[1].bottomright = (rect.right - theme.px(40), rect.bottom - theme.px(14))
        place = aside(places, rect, taken)
        if share < FLIPPED and not eyes.still():
            turn = abs(1 - 2 * share / FLIPPED)
            piece = card_pictures.back("enemy", *front.size) if share < FLIPPED / 2 else front
            narrow = max(1, round(piece.surface.get_width() * turn))
            turned = pygame.transform.smoothscale(piece.surface, (narrow, piece.surface.get_height()))
            surface.blit(turned, turned.get_rect(center=place.center))
            return
        slide = eased(max(0.0, (share - LAID) / (1 - LAID)))
        clip = surface.get_clip()
        if slide:  # it is clipped at the edge, and not hidden by the strip's contents
            surface.set_clip(clip.clip(self.desk.view.camera.free))
        front.draw(surface, place.x, place.y + round(slide * (rect.bottom - place.y)))
        surface.set_clip(clip)

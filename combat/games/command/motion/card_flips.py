"""Motions of cards over the board: flipped, played, or read for their event (1.2, 2.0)."""

from __future__ import annotations

from typing import TypeVar

import pygame

from combat.engine.kernel.deck import UNKNOWN
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import dice_faces, eyes, theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.motion import eased
from combat.engine.tabletop.overlay.free_places import aside, corners
from combat.engine.words import text
from combat.games.command.motion.command_motion import BAD, CommandMotion, note
from combat.games.command.rules.events import card_events as cards
from combat.games.command.rules.events import turn_events as course
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.words import command_names as names
from combat.games.command.words.command_game_log import Flip

E = TypeVar("E")
WIDE, READ = 132, 210
"""Width of a flipped or played card, and of a read one, in pixels at scale 1."""
TURNED = 0.34
"""Share of the time during which a card turns over."""
PRODUCTS = ("targeting", "accuracy")
"""Rolls that use the product of the dice."""
DIE = 38
"""Width of the dice beside a card."""


class OverBoard(CommandMotion[E]):
    """Base of motions with a card beside the middle of the board, where it hides least."""

    calls = False
    wide = WIDE

    def card(self, card: int, side: Seat) -> Piece:
        """Return the image of a card; its back if the card is unknown."""
        return card_pictures.card(card_face(self.desk.state, card, side=side), theme.px(self.wide))

    def lie(self, piece: Piece) -> pygame.Rect:
        """Return the rectangle for a card on the board, placed so that the text below it fits too."""
        return resting_place(self.desk, piece)

    def turned(self, surface: pygame.Surface, back: Piece, front: Piece, at: pygame.Rect, share: float) -> None:
        """Draw a card turning from back to front; `share` is the progress of the motion from 0 to 1."""
        part = 1.0 if eyes.still() else min(1.0, share / TURNED)
        piece = back if part < 0.5 else front
        wide = max(2, round(piece.surface.get_width() * abs(1 - 2 * part)))
        if part >= 1.0:
            front.draw(surface, at.x, at.y)
            return
        picture = pygame.transform.smoothscale(piece.surface, (wide, piece.surface.get_height()))
        surface.blit(picture, picture.get_rect(center=(at.centerx, at.y + front.size[1] // 2)))


class FlipUp(OverBoard[cards.CardFlipped]):
    """Motion of a roll: the top card turns over, and its dice appear below with their sum."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        event, state = self.event, self.desk.state
        fate = state.book.cards.get(event.card)
        front, back = self.card(event.card, event.side), self.card(UNKNOWN, event.side)
        at = self.lie(front)
        self.turned(surface, back, front, at, share)
        if fate is None or (share < TURNED and not eyes.still()):
            return
        fresh = 1.0 if eyes.still() else min(1.0, (share - TURNED) * 6)
        draw_dice(surface, self.desk, Flip(0, event.side, event.card, event.why), at.move(0, front.size[1]), fresh)


class Laid(OverBoard[cards.CardPlayed]):
    """Motion of a played card, which rises over the edge of the board with its use."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        piece = self.card(self.event.card, self.event.side)
        at = self.lie(piece)
        rise = 0 if eyes.still() else round((1 - eased(min(1.0, share * 3))) * theme.px(40))
        piece.draw(surface, at.x, at.y + rise)
        words = text("motion-played", side=names.side(self.event.side), used=names.use(self.event.use))
        note(surface, words, (at.centerx, at.y + piece.size[1] + theme.px(8)), self.desk.view.camera.free)


class Cancelled(OverBoard[cards.RollCancelled]):
    """Motion of a roll cancelled by the initiative card: the card is struck out."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        piece = self.card(self.event.card, self.event.side)
        at = self.lie(piece)
        piece.draw(surface, at.x, at.y)
        box = pygame.Rect(at.topleft, piece.size).inflate(-theme.px(16), -theme.px(24))
        drawn = 1.0 if eyes.still() else min(1.0, share * 2.5)
        end = (box.left + round(box.width * drawn), box.top + round(box.height * drawn))
        pygame.draw.line(surface, BAD, box.topleft, end, theme.px(5))
        words = text("motion-cancelled", side=names.side(self.event.holder))
        note(surface, words, (at.centerx, at.y + piece.size[1] + theme.px(8)), self.desk.view.camera.free, BAD)


class ReadEvent(OverBoard[course.EventRead]):
    """Motion of an event: its card is shown large with an explanation."""

    wide = READ

    def card(self, card: int, side: Seat) -> Piece:
        """Return the enlarged image of a card with an explanation of its event; its back if the card is unknown."""
        if card == UNKNOWN:
            return super().card(card, side)
        free = self.desk.view.camera.free.inflate(-theme.px(36), -theme.px(36))
        room = (free.width, free.height - theme.px(DIE + 40))
        return card_pictures.told(card_face(self.desk.state, card, side=side, tell=True), room)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        event = self.event
        front, back = self.card(event.card, event.side), self.card(UNKNOWN, event.side)
        at = self.lie(front)
        self.turned(surface, back, front, at, share)
        fate = self.desk.state.book.cards.get(event.card)
        if fate is not None and (share >= TURNED or eyes.still()):
            words = text("motion-event", side=names.side(event.side), event=text(f"event-{fate.event}"))
            note(surface, words, (at.centerx, at.y + front.size[1] + theme.px(8)), self.desk.view.camera.free)


def resting_place(desk: CommandHub, piece: Piece) -> pygame.Rect:
    """Return the rectangle for a card with its dice: a corner of the board that hides neither the attack nor the
    minimap.
    """
    free = desk.view.camera.free.inflate(-theme.px(36), -theme.px(36))
    size = (piece.size[0], piece.size[1] + theme.px(DIE + 40))
    attack = desk.state.attack
    pieces = () if attack is None else (*attack.pieces, attack.defending)
    hexes = [*(attack.hexes if attack is not None else ()), *filter(None, map(desk.title_desk.place_of, pieces))]
    side = round(desk.view.place_width)
    taken = [pygame.Rect(0, 0, side, side) for _ in hexes]
    for box, hex_ in zip(taken, hexes, strict=True):
        box.center = desk.view.centre(hex_)
    return aside(corners(free, size), free, [*taken, desk.view.minimap.rect])


def draw_dice(surface: pygame.Surface, desk: CommandHub, flip: Flip, below: pygame.Rect, fresh: float = 1.0) -> None:
    """Draw the dice of a flipped card and their result below it; draw nothing for an unknown card.

    `fresh`, from 0 to 1, is the progress of their drop into place.
    """
    fate = desk.state.book.cards.get(flip.card)
    if fate is None:
        return
    side = theme.px(DIE)
    top = below.y + theme.px(6) - round((1 - eased(fresh)) * theme.px(14))
    left = below.centerx - side - theme.px(3)
    dice_faces.six_sided(fate.white, side).draw(surface, left, top)
    dice_faces.six_sided(fate.colour, side, hit=True).draw(surface, left + side + theme.px(6), top)
    product = text("motion-product", white=fate.white, colour=fate.colour, roll=fate.product)
    roll = product if flip.why in PRODUCTS else str(fate.sum)
    words = text("motion-roll", side=names.side(flip.side), roll=roll, why=flip.why)
    note(surface, words, (below.centerx, top + side + theme.px(4)), desk.view.camera.free)

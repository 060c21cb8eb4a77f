"""Overlays of recent events: the last flipped card, the random hex, and the trails of this player turn."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.tabletop.map.minimap import CARD
from combat.games.command.motion.card_flips import WIDE, OverBoard, draw_dice, resting_place
from combat.games.command.motion.ground_motions import cross_hairs
from combat.games.command.rules.decisions import PickHex, PickUnit, PickWeapon, PickWord, React, Reroll
from combat.games.command.table.overlays.board_overlay import BoardOverlay
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.words.command_game_log import CommandGameLog, Flip
from combat.games.command.words.command_log import ROLLS


class LastCard(BoardOverlay):
    """Card and dice of the last roll, shown while its result is shown or cards can be played on it."""

    @property
    def flip(self) -> Flip | None:
        """Return the card to show; None for none, or while another card is shown above the board."""
        desk, story = self.desk, self.desk.story
        showing = desk.mirror.showing
        if not isinstance(story, CommandGameLog) or story.flip is None or story.flip.why not in ROLLS:
            return None
        if showing is not None:
            return None if isinstance(showing.motion, OverBoard) else story.flip
        prompt = desk.prompt
        return story.flip if prompt is not None and isinstance(prompt.decision, React | Reroll) else None

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the card and its dice above everything; called every frame.

        Its rectangle is recorded in `view.laid`.
        """
        flip, laid = self.flip, self.desk.view.laid
        if flip is None:
            laid.pop(CARD, None)
            return
        face = card_face(self.desk.state, flip.card, side=flip.side)
        piece = card_pictures.card(face, theme.px(WIDE))
        at = laid[CARD] = resting_place(self.desk, piece)
        piece.draw(surface, at.x, at.y)
        draw_dice(surface, self.desk, flip, at.move(0, piece.size[1]))


class ReadHex(BoardOverlay):
    """Crosshairs around the random hex on which a question depends."""

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw crosshairs around the random hex while a question depends on it."""
        story, prompt, view = self.desk.story, self.desk.prompt, self.desk.view
        if prompt is None or not isinstance(prompt.decision, PickUnit | PickWeapon | PickHex | PickWord):
            return
        for hex_ in story.read if isinstance(story, CommandGameLog) else ():
            cross_hairs(surface, view.centre(hex_), view.place_height * 0.5)


class Trails(BoardOverlay):
    """Faint trails of the steps of this player turn."""

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw the trails of this player turn below the counters."""
        story, view = self.desk.story, self.desk.view
        if not isinstance(story, CommandGameLog):
            return
        safe = view.rect.inflate(round(view.place_width) * 2, round(view.place_height) * 2)
        for trail in story.trails_of(self.desk.state.turn):
            start, end = view.centre(trail.start), view.centre(trail.end)
            if trail.start and trail.end and (safe.collidepoint(start) or safe.collidepoint(end)):
                pencil.trail(surface, start, end)

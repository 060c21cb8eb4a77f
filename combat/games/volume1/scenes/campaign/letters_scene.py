"""Letters home: sheets of ruled paper with handwriting, and the man's picture clipped on."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.paper.backdrop import Backdrop
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text
from combat.games.volume1.campaign.letters import Letter
from combat.games.volume1.table.pieces.portraits import portrait

WIDTH, HEIGHT, MARGIN, LINE, FACE, FOOT = 660, 660, 64, 39, 118, 66
"""Sheet width and height, margin, line distance, portrait side and the space for the buttons; pixels at scale 1."""
SIZES = ((1.0, 24), (1.36, 24), (1.36, 21), (1.36, 18), (1.36, 15))
"""Width factors of a sheet with font sizes, tried in order until the letter fits."""


class LettersScene(Scene):
    """Shows letters; Enter goes to the next and closes after the last, Left and Right go back and forth."""

    def __init__(self, app: Stage, letters: Sequence[Letter]) -> None:
        super().__init__(app)
        self.letters = tuple(letters)
        self.place = 0
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._size, self._line = SIZES[0][1], LINE
        self.group = Group()
        self._label()

    def _label(self) -> None:
        last = self.place >= len(self.letters) - 1
        self.group.replace(
            [
                Button(text("letters-done" if last else "letters-next"), self._next, "Enter", "commit"),
                Button(text("button-back"), self.app.pop, "Esc"),
            ]
        )

    def _next(self) -> None:
        if self.place >= len(self.letters) - 1:
            self.app.pop()
        else:
            self._leaf(1)

    def _leaf(self, step: int) -> None:
        self.app.sounds.play("page")
        self.place = min(len(self.letters) - 1, max(0, self.place + step))
        self._label()
        self.resize()

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        width, height = self.app.size
        for times, size in SIZES:
            wide = min(px(WIDTH * times), width - px(2 * FACE))
            self._sheet = pygame.Rect(0, 0, wide, min(px(HEIGHT), height - px(56)))
            self._size, self._line = size, round(px(LINE) * size / SIZES[0][1])
            if self._first + self._tall() <= self._sheet.bottom - px(FOOT):
                break
        self._sheet.center = (width // 2, height // 2)
        right = self._sheet.right - px(28)
        for button in self.group.widgets:
            if isinstance(button, Button):
                right = button.place(right, self._sheet.bottom - px(54), px(34)).left - px(8)
        self.invalidate()

    @property
    def _first(self) -> int:
        """The y coordinate of the greeting's line."""
        return self._sheet.y + min(theme.px(140), self._sheet.height // 4)

    def _tall(self) -> int:
        """Return how far below the greeting the signature is, in pixels."""
        px, hand = theme.px, theme.font("hand", self._size)
        room = self._sheet.width - px(2 * MARGIN - 20 + 26)
        lines = sum(len(hand.wrap(paragraph, room)) for paragraph in self.letters[self.place].paragraphs)
        return self._line * (lines + 2)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._leaf(1 if event.key == pygame.K_RIGHT else -1)
            return True
        taken = self.group.handle(event)
        self.dirty |= self.group.dirty
        return taken

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px, sheet = theme.px, self._sheet
        self._backdrop.draw(surface)
        for place in range(min(3, len(self.letters) - 1 - self.place), 0, -1):
            self._lay(surface, sheet.move(px(7 * place), px(6 * place)))
        self._lay(surface, sheet)
        letter = self.letters[self.place]
        first = self._first
        for y in range(first, sheet.bottom - px(76), self._line):
            surface.fill(theme.mix(theme.STRIP, theme.CLEAR, 0.22), (sheet.x, y + px(8), sheet.width, 1))
        surface.fill(
            theme.mix(theme.STRIP, theme.CUT, 0.4), (sheet.x + px(MARGIN - 18), sheet.y, max(1, px(1)), sheet.height)
        )
        self._draw_face(surface, letter)
        self._write(surface, letter, first)
        note = text("letters-count", place=self.place + 1, count=len(self.letters))
        theme.font("sans", 14).draw(surface, note, (sheet.x + px(MARGIN), sheet.bottom - px(32)), theme.INK_3)
        self.group.draw(surface)

    def _lay(self, surface: pygame.Surface, sheet: pygame.Rect) -> None:
        blur = 8 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*sheet.size, 1, blur, 130), (sheet.x + 3 - margin, sheet.y + theme.px(5) - margin))
        surface.fill(theme.STRIP, sheet)
        pygame.draw.rect(surface, theme.mix(theme.STRIP, theme.INK, 0.35), sheet, 1)

    def _draw_face(self, surface: pygame.Surface, letter: Letter) -> None:
        """Draw the man's picture, clipped to the upper right corner."""
        px, sheet = theme.px, self._sheet
        side = px(FACE)
        print_ = pygame.Surface((side + px(12), side + px(12)), pygame.SRCALPHA)
        print_.fill((*theme.LIGHT, 0))
        paper = print_.get_rect().inflate(-2, -2)  # the transparent margin keeps the rotated edge smooth
        print_.fill(theme.LIGHT, paper)
        print_.blit(portrait(letter.man, side), (px(6), px(6)))
        turned = pygame.transform.rotozoom(print_, -4, 1.0)
        at = turned.get_rect(topright=(sheet.right + px(26), sheet.y - px(14)))
        shade = shapes.shadow(side, side, 1, 6 * theme.scale(), 110)
        surface.blit(shade, (at.x - px(2), at.y))
        surface.blit(turned, at)
        clip = theme.icon("paper-clip", px(34), theme.rgb("#55554C"))
        surface.blit(clip, (at.centerx - px(8), at.y - px(12)))

    def _write(self, surface: pygame.Surface, letter: Letter, first: int) -> None:
        px, sheet = theme.px, self._sheet
        hand = theme.font("hand", self._size)
        left, right = sheet.x + px(MARGIN), sheet.right - px(MARGIN - 20)
        head, at = right - px(FACE), sheet.y + px(62)
        hand.draw(surface, letter.dated, (head, at), theme.WRITTEN, align="right", room=head - left)
        y = first
        hand.draw(surface, letter.greeting, (left, y), theme.WRITTEN, room=right - left - px(FACE))
        for paragraph in letter.paragraphs:
            for place, line in enumerate(hand.wrap(paragraph, right - left - px(26))):
                y += self._line
                hand.draw(surface, line, (left + (px(26) if place == 0 else 0), y), theme.WRITTEN)
        y += self._line
        indent = min(px(150), max(0, right - left - px(26) - round(hand.width(letter.farewell))))
        hand.draw(surface, letter.farewell, (left + indent, y), theme.WRITTEN, room=right - left - indent)
        theme.font("hand", self._size + 3, 700).draw(
            surface, letter.signed, (right - px(20), y + self._line), theme.WRITTEN, align="right"
        )

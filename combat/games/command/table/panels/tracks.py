"""Tracks on the left: time, points, casualties, initiative card, decks, radios, objective chits (4.0, 5.0)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import fitting
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.games.command.rules.play import endings
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.command_part import CommandPart
from combat.games.command.table.nations import MORALE_RED, SIGNS
from combat.games.command.table.panels import track_tips
from combat.games.command.table.pieces import card_pictures, markers
from combat.games.command.table.pieces.emblems import draw_emblem
from combat.games.command.table.pieces.faces_from_state import chit_face, deck_face, radio_face
from combat.games.command.words import command_names as names

Zone = tuple[tuple[str, str], pygame.Rect]
"""Kind and id of an item, and its rectangle."""

WIDE, TITLE, ROW, GAP = 78, 20, 24, 9
SPACE, ACROSS = 18, 4
"""Size of a space of the Time track, and number of spaces per row."""
DECK, HIGH = 34, 50
CHIT = 37
LOST, SURRENDER = theme.rgb("#C1463A"), theme.rgb("#E0A79E")
LATE = theme.rgb("#E58A7C")
"""Colour of the Sudden Death numbers on the dark frame."""


class Tracks(CommandPart):
    """Pane of blocks stacked vertically; scrolls if they do not fit."""

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self._zones: list[Zone] = []
        self._blocks: dict[str, pygame.Rect] = {}

    # -- drawing ----------------------------------------------------------------------------------------------------

    def blocks(self) -> dict[str, Callable[[pygame.Surface | None, int], int]]:
        """Return the draw functions of the blocks, by name, from top to bottom.

        Each takes a surface, or None to measure only, and a y-coordinate, and returns its bottom.
        """
        blocks = {
            "time": self._time, "points": self._points, "casualties": self._casualties, "initiative": self._initiative,
            "decks": self._decks, "radios": self._radios, "chits": self._chits,
        }  # fmt: skip
        return {name: block for name, block in blocks.items() if name != "radios" or self.desk.state.radios}

    def needs(self, width: int) -> int:
        """Return the height in pixels that its content needs at a width; in a smaller pane it is scrolled."""
        y = 0
        for block in self.blocks().values():
            y = block(None, y) + theme.px(GAP)
        return y

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Return the area of the "marker" `name`, which is a block, for lessons; None for other kinds or unknown
        names.
        """
        return self._blocks.get(name) if kind == "marker" else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        px, area = theme.px, self.rect
        surface.blit(shapes.gradient(area.width, area.height, theme.FRAME_HIGH, theme.FRAME_LOW, across=True), area)
        surface.fill(theme.FRAME_EDGE, (area.right - px(2), area.y, px(2), area.height))
        self._zones, self._blocks = [], {}
        y = area.y + px(4)
        for number, (name, block) in enumerate(self.blocks().items()):
            if number:
                surface.fill(theme.FRAME_LINE, (self._left, y - px(GAP) // 2, px(WIDE), px(1)))
            end = block(surface, y)
            self._blocks[name] = pygame.Rect(self._left, y, px(WIDE), end - y)
            y = end + px(GAP)

    @property
    def _left(self) -> int:
        return self.rect.x + (self.rect.width - theme.px(2) - theme.px(WIDE)) // 2

    def _write(
        self, surface: pygame.Surface, words: str, box: pygame.Rect, ink: Rgb, size: float = 14, weight: int = 600
    ) -> None:
        narrow = fitting(words, box.width, ("condensed", size, weight), ("condensed", size - 1, weight))
        narrow.draw_in(surface, words, box, ink, align="center")

    def _title(self, surface: pygame.Surface | None, y: int, name: str) -> int:
        px = theme.px
        if surface is not None:
            box = pygame.Rect(self._left, y, px(WIDE), px(TITLE))
            self._write(surface, text(f"track-{name}"), box, theme.FRAME_TEXT_2, 14, 500)
        return y + px(TITLE)

    def _time(self, surface: pygame.Surface | None, y: int) -> int:
        """Draw the Time track: past spaces, the marker, Sudden Death, and arrivals."""
        px, state = theme.px, self.desk.state
        top, last = self._title(surface, y, "time"), state.book.figures.time_spaces
        step = px(SPACE) + px(2)
        bottom = top + -(-(last + 1) // ACROSS) * step
        if surface is None:
            return bottom
        for space in range(last + 1):
            box = pygame.Rect(self._left + space % ACROSS * step, top + space // ACROSS * step, px(SPACE), px(SPACE))
            late = space >= state.sudden_death
            here = space == state.time
            fill = (
                theme.CHOSEN if here else theme.WELL if space > state.time else theme.mix(theme.WELL, theme.FRAME, 0.5)
            )
            edge = LOST if space == state.sudden_death else theme.FRAME_LINE
            theme.draw_box(surface, box, fill, edge=edge, radius=3, line=2 if space == state.sudden_death else 1)
            ink = theme.INK if here else LATE if late else theme.FRAME_TEXT if space > state.time else theme.FRAME_LINE
            self._write(surface, str(space), box, ink, 13, 700)
            self._draw_waiting(surface, space, box)
        self._zones.append((("time", ""), pygame.Rect(self._left, y, px(WIDE), bottom - y)))
        return bottom

    def _draw_waiting(self, surface: pygame.Surface, space: int, box: pygame.Rect) -> None:
        """Draw a sign at the bottom of a space at which units arrive."""
        for place, side in enumerate(SIDES):
            if track_tips.waiting(self.desk.state, side, space):
                x = box.left + theme.px(3) if place == 0 else box.right - theme.px(3)
                SIGNS[side].draw(surface, (x, box.bottom - theme.px(2)), 3.6 * theme.scale())

    def _points(self, surface: pygame.Surface | None, y: int) -> int:
        px, state = theme.px, self.desk.state
        top = self._title(surface, y, "points")
        if surface is not None:
            box = pygame.Rect(self._left, top, px(WIDE), px(30))
            theme.draw_box(surface, box, theme.WELL, radius=4)
            leader = AXIS if state.vp > 0 else ALLIES if state.vp < 0 else ""
            figure = pygame.Rect(box)
            if leader:
                self._emblem(surface, leader, (box.x + px(17), box.centery), 9)
                figure = pygame.Rect(box.x + px(26), box.y, box.width - px(30), box.height)
            self._write(surface, str(abs(state.vp)), figure, theme.FRAME_TEXT, 23, 700)
            self._zones.append((("points", ""), pygame.Rect(self._left, y, px(WIDE), box.bottom - y)))
        return top + px(30)

    def _casualties(self, surface: pygame.Surface | None, y: int) -> int:
        """Draw each side's losses and its surrender level."""
        px, state = theme.px, self.desk.state
        top = self._title(surface, y, "casualties")
        for side in SIDES if surface is not None else ():
            assert surface is not None
            box = pygame.Rect(self._left, top + SIDES.index(side) * px(ROW + 4), px(WIDE), px(ROW))
            lost, most = endings.losses(state, side), state.surrender.get(side, 0)
            theme.draw_box(surface, box, theme.WELL, radius=4)
            bar = pygame.Rect(box.x, box.bottom - px(4), box.width * min(lost, most) // max(1, most), px(4))
            surface.fill(LOST, bar)
            self._emblem(surface, side, (box.x + px(13), box.centery - px(1)), 7.5)
            ink = SURRENDER if most - lost <= 1 else theme.FRAME_TEXT
            words = text("track-of", count=lost, most=most)
            self._write(
                surface, words, pygame.Rect(box.x + px(22), box.y, box.width - px(24), px(ROW - 2)), ink, 16, 700
            )
            self._zones.append((("casualties", side), box))
        return top + 2 * px(ROW + 4) - px(4)

    def _initiative(self, surface: pygame.Surface | None, y: int) -> int:
        px, holder = theme.px, self.desk.state.initiative
        top = self._title(surface, y, "initiative")
        if surface is not None and holder:
            box = pygame.Rect(self._left, top, px(WIDE), px(ROW + 4))
            theme.draw_box(surface, box, theme.FORM, edge=theme.BOARD_EDGE, radius=4)
            self._emblem(surface, holder, (box.x + px(15), box.centery), 9)
            words = names.side(holder)
            self._write(surface, words, pygame.Rect(box.x + px(27), box.y, box.width - px(29), box.height), theme.INK)
            self._zones.append((("initiative", holder), box))
        return top + px(ROW + 4)

    def _decks(self, surface: pygame.Surface | None, y: int) -> int:
        """Draw each side's deck, discards and hand size."""
        px, state = theme.px, self.desk.state
        top = self._title(surface, y, "decks")
        step = px(HIGH + 22)
        for place, side in enumerate(SIDES if surface is not None else ()):
            assert surface is not None
            deck = state.decks.get(side)
            if deck is None:
                continue
            left, line = self._left, top + place * step
            card_pictures.deck(deck_face(state, side), deck.left, px(DECK), px(HIGH)).draw(surface, left, line)
            pile = pygame.Rect(left + px(WIDE - DECK), line, px(DECK), px(HIGH))
            self._draw_discards(surface, len(deck.discards), pile)
            below = pygame.Rect(left, line + px(HIGH), px(WIDE), px(20))
            words = text("track-hand", count=len(state.hands.get(side, ())))
            self._write(surface, words, below, theme.FRAME_TEXT, 13.5, 500)
            self._zones.append((("deck", side), pygame.Rect(left, line, px(DECK + 6), px(HIGH))))
            self._zones.append((("discards", side), pile))
            self._zones.append((("hand", side), below))
        return top + 2 * step

    def _draw_discards(self, surface: pygame.Surface, count: int, box: pygame.Rect) -> None:
        if not count:
            theme.draw_box(surface, box, theme.WELL, edge=theme.FRAME_LINE, radius=4)
        for layer in range(min(3, count)):
            theme.draw_box(surface, box.move(0, -layer * theme.px(2)), theme.FORM, edge=theme.BOARD_EDGE, radius=3)
        ink = theme.INK if count else theme.FRAME_TEXT_2
        self._write(surface, str(count), box.move(0, -min(3, count) * theme.px(1)), ink, 15, 700)

    def _radios(self, surface: pygame.Surface | None, y: int) -> int:
        px, state = theme.px, self.desk.state
        top = self._title(surface, y, "radios")
        for place, side in enumerate(side for side in SIDES if side in state.radios):
            box = pygame.Rect(self._left, top + place * px(ROW + 8), px(WIDE), px(ROW + 5))
            face = radio_face(state, side)
            if surface is None or face is None:
                continue
            waits = state.radios[side].space > state.time
            theme.draw_box(surface, box, theme.WELL if waits else theme.PANEL, edge=theme.BOARD_EDGE, radius=4)
            ink = theme.FRAME_TEXT_2 if waits else MORALE_RED if face.broken else theme.INK
            self._emblem(surface, side, (box.x + px(13), box.centery), 7.5)
            self._write(surface, face.name, pygame.Rect(box.x + px(23), box.y, box.width - px(25), box.height), ink)
            if face.broken:
                start, end = (box.x + px(22), box.bottom - px(6)), (box.right - px(4), box.y + px(6))
                pygame.draw.aaline(surface, MORALE_RED, start, end)
            self._zones.append((("radio", side), box))
        return top + len(state.radios) * px(ROW + 8)

    def _chits(self, surface: pygame.Surface | None, y: int) -> int:
        """Draw the open chits and the player's own secret ones; the opponent's face down."""
        px, state = theme.px, self.desk.state
        shown = [(chit, "") for chit in state.open_chits]
        shown += [
            (chit, side) for side in SIDES for chit in state.secrets.get(side, ()) if chit not in state.open_chits
        ]
        top = self._title(surface, y, "chits")
        for place, (chit, side) in enumerate(shown if surface is not None else ()):
            assert surface is not None
            step = px(CHIT + 4)
            box = pygame.Rect(self._left + place % 2 * step, top + place // 2 * step, px(CHIT), px(CHIT))
            markers.chit(chit_face(state, chit, secret=bool(side)), box.width).draw(surface, *box.topleft)
            if side:
                self._emblem(surface, side, (box.right - px(3), box.bottom - px(4)), 6)
            self._zones.append((("chit", chit if not side else f"{side}-{chit}"), box))
        return top + -(-len(shown) // 2) * px(CHIT + 4)

    def _emblem(self, surface: pygame.Surface, side: Seat, center: tuple[int, int], radius: float) -> None:
        draw_emblem(surface, self.desk.state.book.force(side).nation, side, center, radius * theme.scale())

    # -- tooltips ---------------------------------------------------------------------------------------------------

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the item at a point; None for none."""
        for about, box in self._zones:
            if box.collidepoint(position):
                lines = track_tips.lines(self.desk.state, self.desk.title_desk.seat, *about)
                return Tip(("track", about, lines), lines, box) if lines else None
        return None

"""Board layers: ground, marks, models, plans of the question, motions and rulers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.panes.missed import Missed
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import marked_pieces
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.looks.contact_looks import SWITCHES
from combat.games.contact.table.overlays.act_overlay import ActOverlay
from combat.games.contact.table.overlays.ground_overlay import GroundOverlay
from combat.games.contact.table.unit_note import unit_note
from combat.games.miniatures.board.drawn_lines import Labels, grown, outline_on_screen
from combat.games.miniatures.board.rulers import draw_rulers
from combat.games.miniatures.pieces.coats import DOT_OURS, DOT_THEIRS

RIM, CURSOR, LIT = 30, 14, 26
"""Distance of a mark from the outline of its unit in units of 0.1 mm; sides of cursor and log marks at scale 1."""


class ContactLayers:
    """Draws the table's content in the layers of the board view."""

    def __init__(self, desk: ContactHub) -> None:
        self.desk = desk
        self.ground, self.acts_planned = GroundOverlay(desk), ActOverlay(desk)
        self.missed = Missed(desk)

    def hang(self) -> None:
        """Register the draw functions of the view's layers and the dots of the minimap."""
        view = self.desk.view
        view.layers.update(ground=self.draw_ground, pieces=self.draw_pieces, air=self.draw_air)
        view.minimap.dots, view.minimap.roams = self._dots, True

    def _dots(self) -> Iterator[Dot[Pose]]:
        """Yield a dot for every unit and marker on the small map."""
        units = self.desk.title_desk.units
        for piece in units.shown():
            if piece.pose is not None and not (piece.unit is not None and piece.unit.wreck):
                ours = piece.seat == units.own_seat
                yield Dot(piece.pose, DOT_OURS if ours else DOT_THEIRS, own=ours)

    # -- scene interface ----------------------------------------------------------------------------------------

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return None: nothing extends over other panes."""
        return None

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return the key actions of the board: field of view, and one switch for each look."""
        looks = self.desk.title_desk.looks
        found: dict[str, Callable[[], None]] = {"sight-here": looks.look_here}
        found.update((action, partial(looks.toggle, action)) for action in SWITCHES)
        return found

    def cancel(self) -> bool:
        """Hide what is shown on the board; return whether there was anything."""
        return self.desk.title_desk.looks.cancel()

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click on the note about missed events; return False to leave it to the board."""
        return self.missed.press(position)

    def released(self, event: pygame.event.Event) -> bool:
        """Return False: no key acts while it is held."""
        return False

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the note about the unit or marker under a point; None without one."""
        units = self.desk.title_desk.units
        piece = units.find(units.at(position)) if self.desk.input.held is None else None
        return None if piece is None else Tip(piece.id, unit_note(self.desk, piece.id), units.box(piece))

    # -- layers -------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw everything on the ground, the marks of units, and the places of a log line."""
        GUARD.draw(self.ground.draw_ground, surface)
        GUARD.draw(self.desk.title_desk.shown.draw_ground, surface)
        GUARD.draw(self._draw_marks, surface)
        for place in self.desk.log_places.lit:
            draw_mark_on(surface, _square(self.desk.view.centre(place), theme.px(LIT)), "area")

    def _draw_marks(self, surface: pygame.Surface) -> None:
        prompt, selected = self.desk.prompt, self.desk.selection.piece
        marks = dict(marked_pieces(prompt.lit())) if prompt is not None else {}
        if self.desk.title_desk.has(selected):
            marks[selected] = "chosen"
        for piece, mark in marks.items():
            self._mark(surface, piece, mark)

    def _mark(self, surface: pygame.Surface, piece: str, mark: Mark) -> None:
        units = self.desk.title_desk.units
        found = units.find(piece)
        if found is None or found.pose is None:
            return
        if units.signs:
            box = units.box(found).inflate(theme.px(8), theme.px(8))
            draw_mark_on(surface, [box.topleft, box.topright, box.bottomright, box.bottomleft], mark)
        else:
            draw_mark_on(surface, outline_on_screen(self.desk.view, grown(units.shape(found), RIM)), mark)

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the models but those that a motion draws."""
        showing = self.desk.mirror.showing
        motion = showing.motion if showing is not None else None
        hidden = motion.shift(showing.share) if showing is not None and isinstance(motion, Motion) else {}
        GUARD.draw(self.desk.title_desk.units.draw, surface, frozenset(hidden))

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the plan at the pointer, the current motion, effects, and the rulers."""
        desk, clip = self.desk, surface.get_clip()
        surface.set_clip(clip.clip(desk.view.rect))
        own = desk.title_desk
        own.labels = Labels(desk.view, [desk.view.minimap.rect], own.units.boxes)
        for draw in (self.ground.draw_air, self.acts_planned.draw_air, own.shown.draw_air, self._draw_shown):
            GUARD.draw(draw, surface)
        if desk.input.cursor is not None:
            draw_mark_on(surface, _square(desk.view.centre(desk.input.cursor), theme.px(CURSOR)), "chosen")
        table = desk.state.book.table
        GUARD.draw(draw_rulers, surface, desk.view, (table.width, table.height))
        GUARD.draw(self.missed.draw, surface)
        surface.set_clip(clip)

    def _draw_shown(self, surface: pygame.Surface) -> None:
        """Draw the current motion between the effects below and above it."""
        showing, animation = self.desk.mirror.showing, self.desk.animation
        if animation.has_effects:
            animation.effects.draw_low(surface)
        if showing is not None and isinstance(showing.motion, Motion):
            showing.motion.draw(surface, showing.share)
        if animation.has_effects:
            animation.effects.draw_high(surface)


def _square(middle: tuple[int, int], side: int) -> list[tuple[float, float]]:
    box = pygame.Rect(0, 0, side, side)
    box.center = middle
    return [box.topleft, box.topright, box.bottomright, box.bottomleft]

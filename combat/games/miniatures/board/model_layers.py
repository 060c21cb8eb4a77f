"""Board layers of games with models: ground, marks, models, plans of the question, motions and rulers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.overlay.outline_marks import draw_mark_on
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.panes.missed import Missed
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import marked_pieces
from combat.games.miniatures.board.drawn_lines import Labels, grown, outline_on_screen
from combat.games.miniatures.board.model_desk import BattleState, ModelDesk
from combat.games.miniatures.board.rulers import draw_rulers

RIM, CURSOR, LIT = 30, 14, 26
"""Distance of a mark from the outline of its model in units of 0.1 mm; sides of cursor and log marks at scale 1."""
S = TypeVar("S", bound=BattleState)
B = TypeVar("B", bound=ModelDesk[Any])
Drawing = Callable[[pygame.Surface], None]


class ModelLayers(ABC, Generic[S, B]):
    """Draws the table's content in the layers of the board view."""

    switches: tuple[str, ...]
    """Actions of the looks."""

    def __init__(self, desk: Desk[S, B, Pose]) -> None:
        self.desk = desk
        self.missed = Missed(desk)

    @abstractmethod
    def under_models(self) -> Iterator[Drawing]:
        """Yield the functions that draw on the ground below the marks of models, in order."""

    @abstractmethod
    def over_models(self) -> Iterator[Drawing]:
        """Yield the functions that draw plans above the models, in order."""

    def with_models(self) -> Iterator[Drawing]:
        """Yield the functions that draw just above the models; by default none."""
        return iter(())

    @abstractmethod
    def dots(self) -> Iterator[Dot[Pose]]:
        """Yield the dots of the minimap."""

    @abstractmethod
    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a screen point; None for none."""

    def hang(self) -> None:
        """Register the draw functions of the view's layers and the dots of the minimap."""
        view = self.desk.view
        view.layers.update(ground=self.draw_ground, pieces=self.draw_pieces, air=self.draw_air)
        view.minimap.dots = self.dots

    # -- scene interface ----------------------------------------------------------------------------------------

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return None, since nothing here extends over other panes."""
        return None

    def acts(self) -> Mapping[str, Callable[[], None]]:
        """Return the key actions of the board, by name: field of view, and a switch for each overlay."""
        looks = self.desk.title_desk.looks
        switches: dict[str, Callable[[], None]] = {action: partial(looks.toggle, action) for action in self.switches}
        return {**switches, "sight-here": looks.look_here}

    def cancel(self) -> bool:
        """Hide the overlay shown on the board; return whether there was one."""
        return self.desk.title_desk.looks.cancel()

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click on the note about missed events; return False to leave it to the board."""
        return self.missed.press(position)

    def released(self, event: pygame.event.Event) -> bool:
        """Return False, since no key acts by its release."""
        return False

    # -- layers -------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the ground, the marks of models, and the places of the selected log line."""
        for draw in self.under_models():
            GUARD.draw(draw, surface)
        GUARD.draw(self._draw_marks, surface)
        for place in self.desk.log_places.lit:
            draw_mark_on(surface, _square(self.desk.view.centre(place), theme.px(LIT)), "area")

    def marks(self) -> Mapping[str, Mark]:
        """Return the marks of models by id: those of the question, and that of the selected model."""
        prompt, selected = self.desk.prompt, self.desk.selection.piece
        found = dict(marked_pieces(prompt.lit())) if prompt is not None else {}
        if self.desk.title_desk.has(selected):
            found[selected] = "chosen"
        return found

    def _draw_marks(self, surface: pygame.Surface) -> None:
        models = self.desk.title_desk.models
        for piece, mark in self.marks().items():
            found = models.find(piece)
            if found is None or found.pose is None:
                continue
            if models.signs:
                box = models.box(found).inflate(theme.px(8), theme.px(8))
                draw_mark_on(surface, [box.topleft, box.topright, box.bottomright, box.bottomleft], mark)
            else:
                draw_mark_on(surface, outline_on_screen(self.desk.view, grown(models.shape(found), RIM)), mark)

    def hidden(self) -> Collection[str]:
        """Return the ids of the models that the current motion draws itself."""
        showing = self.desk.mirror.showing
        motion = showing.motion if showing is not None else None
        return motion.shift(showing.share) if showing is not None and isinstance(motion, Motion) else ()

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the models, except those that a motion draws."""
        GUARD.draw(self.desk.title_desk.models.draw, surface, frozenset(self.hidden()))
        for draw in self.with_models():
            GUARD.draw(draw, surface)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the plan at the pointer, the current motion, effects and rulers."""
        desk, clip = self.desk, surface.get_clip()
        surface.set_clip(clip.clip(desk.view.rect))
        own = desk.title_desk
        own.labels = Labels(desk.view, [desk.view.minimap.rect], own.models.boxes)
        for draw in (*self.over_models(), self._draw_shown):
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
            GUARD.draw(animation.effects.draw_low, surface)
        if showing is not None and isinstance(showing.motion, Motion):
            GUARD.draw(showing.motion.draw, surface, showing.share)
        if animation.has_effects:
            GUARD.draw(animation.effects.draw_high, surface)


def _square(middle: tuple[int, int], side: int) -> list[tuple[float, float]]:
    (x, y), half = middle, side / 2
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]

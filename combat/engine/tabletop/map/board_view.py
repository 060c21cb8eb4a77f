"""Board view: tiles under the camera, drawing layers, and mouse and key control of the camera."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeAlias, TypeVar

import pygame

from combat.engine.stage.drawing import eyes, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.keys import Keymap
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.ground import Ground
from combat.engine.tabletop.map.board_camera import BoardCamera
from combat.engine.tabletop.map.camera import EASE, TILE, Point, usual_step
from combat.engine.tabletop.map.minimap import Minimap
from combat.engine.tabletop.map.scroll_buffer import ScrollBuffer
from combat.engine.tabletop.map.sheet_on_desk import SheetOnDesk
from combat.engine.tabletop.map.tiles import Tiles

P = TypeVar("P", bound=Hashable)

Layer: TypeAlias = Callable[[pygame.Surface], None]

PAN_SPEED, EDGE_SPEED = 1300.0, 900.0
"""Scrolling speeds in pixels per second at scale 1, by key and by dragging to the edge."""

DRAG_RIM, DRAG_PATIENCE, DRAG_RISE = 12, 0.6, 1.5
"""Edge margin for scrolling while dragging, in pixels at scale 1; delay, and time to full speed, in seconds."""

RENEWED = 1
"""Number of repainted tiles drawn per frame."""

WINDOW_RIM, EDGE_PATIENCE = 1, 0.2
"""Edge margin of the window for scrolling by pointer, in pixels at scale 1; delay in seconds."""

THRESHOLD = 6
"""Pixels at scale 1 that the mouse must move before a press becomes a drag."""

ARROWS = {"pan-left": (-1, 0), "pan-right": (1, 0), "pan-up": (0, -1), "pan-down": (0, 1)}


class BoardView(BoardCamera[P]):
    """A board on the screen. The scene sets `marks` on places and registers its drawing functions in `layers`.

    Layers from bottom to top: sheet (below all marks), ground (flat objects), pencil, pieces, air (moving objects;
    redrawn in each frame). They draw in screen pixels using `centre` and `rect`. Call `touch` after a change in any
    layer except air.

    `letters_pan` enables panning by WASD besides the arrows; scenes disable it while letters select orders, and
    `arrows_pan` while the arrows move through a form.
    """

    def __init__(self, ground: Ground[P], keys: Keymap, settings: Settings, tiles: Tiles) -> None:
        """Grid and minimap follow the settings, and their keys change these."""
        super().__init__(ground, settings, tiles)
        self.keys = keys
        self.paper = SheetOnDesk(self.tiles, self.camera)
        self.layers: dict[str, Layer] = {}
        self.marks = ground.marks(self)
        self.minimap: Minimap[P] = Minimap(self)
        self.camera.inset, self.camera.inset_hides = lambda: self.minimap.place, lambda: self.minimap.away
        self.hover: P | None = None
        self.counters_hidden = False
        self.letters_pan = self.arrows_pan = True
        self.dirty = True
        self._stale = True
        self._ahead = ScrollBuffer()
        self.apart = False
        """Whether only a part that scrolls into view is drawn, without changes since the last full frame."""
        self.rough = False
        """Set when something was drawn provisionally: another frame is needed soon."""
        self._press: tuple[int, Point] | None = None
        self._panning = False
        self._held: tuple[float, float] = (0, 0)
        self._edge_wait = 0.0
        self._wheel = 0.0
        self._placed = False
        self._seen = False
        self.laid: dict[str, pygame.Rect] = {}
        """Areas of lasting overlays by name; other overlays avoid them."""
        self.noted: dict[str, pygame.Rect] = {}
        """Areas of handwritten notes by subject; tooltips avoid them."""

    def rest(self) -> None:
        """Release large buffers while the view is not shown; the next frame creates them again."""
        self._ahead.close()
        self.touch()

    def close(self) -> None:
        """Release all resources; the view is not drawn again."""
        self.tiles.close()
        self._ahead.close()

    def place(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Set the rectangle of the view in the window, and the part that no panel covers; the first call sets the
        zoom.
        """
        self.rect, self._scale = rect.copy(), theme.ground_scale()
        self.camera.look_through(rect, theme.scale(), free)
        if not self._placed:
            self._placed = True
            self.camera.zoom_to(usual_step(self.camera, theme.ground_scale()), rect.center)
        self.touch()
        self.paper.seek(self.rect, self._ahead.way)

    # -- edge and keys ------------------------------------------------------------------------------------------

    def edge_pull(self, position: Point, dt: float, within: pygame.Rect | None = None) -> None:
        """Scroll while something is dragged near the edge of the view, or while the pointer is at the edge of the
        window.

        Call this in each frame. While dragging, scrolling starts later and is slower, as the player may want to drop
        the object there. `within` is the area of the window; it is None while dragging.
        """
        dragged = within is None
        pull = _pull(self.rect, DRAG_RIM, position) if within is None else _pull(within, WINDOW_RIM, position)
        if pull == (0, 0):
            self.edge_let_go()
            return
        self._edge_wait += dt
        waited = self._edge_wait - (DRAG_PATIENCE if dragged else EDGE_PATIENCE)
        if waited >= 0:
            speed = EDGE_SPEED * theme.scale() * (min(1.0, waited / DRAG_RISE) if dragged else 1.0)
            self.pan(pull[0] * speed * dt, pull[1] * speed * dt)

    def edge_let_go(self) -> None:
        """Reset the delay before scrolling at an edge."""
        self._edge_wait = 0.0

    @property
    def wants_frames(self) -> bool:
        """Return whether the view needs new frames: it moves, is dragged, or waits for sharp tiles or counters."""
        return self.rough or self._awaits or self._scrolls

    @property
    def _awaits(self) -> bool:
        """Whether tiles are still being made or replaced."""
        return self.tiles.busy or bool(self.tiles.refreshed)

    @property
    def _scrolls(self) -> bool:
        """Whether the camera moves."""
        return self.camera.moving or self._panning or self._held != (0, 0)

    def update(self, dt: float) -> None:
        """Advance camera moves and panning by held keys by `dt` seconds; request a redraw if new tiles are ready."""
        before = self.camera.origin
        if self.camera.update(EASE if eyes.still() else dt):
            self._moved_by(self.camera.origin[0] - before[0], self.camera.origin[1] - before[1])
        self._held = self._read_keys()
        if self._held != (0, 0):
            speed = PAN_SPEED * theme.scale() * dt
            self.pan(self._held[0] * speed, self._held[1] * speed)
        if self.tiles.fresh or self.rough:
            self.touch()
        elif self.tiles.refreshed and not self._stale:
            self._take_renewed()

    def _take_renewed(self) -> None:
        """Draw repainted tiles, a few per frame."""
        if not self._prepare():
            return
        for _ in range(min(RENEWED, len(self.tiles.refreshed))):
            step, column, row = self.tiles.refreshed.popleft()
            if step == self.camera.step:
                part = pygame.Rect(column * TILE, row * TILE, TILE, TILE)
                self._ahead.draw_again(part, self.camera.origin, self._draw_apart)
        self.dirty = True

    def _prepare(self) -> bool:
        """Draw another strip of the scroll buffer; return whether it is complete."""
        return self._ahead.prepare(self.rect, self.camera.origin, self._draw_apart)

    def _read_keys(self) -> tuple[float, float]:
        """Return the panning direction of held keys or of the gamepad's stick."""
        if self.keys.lean != (0.0, 0.0):
            return self.keys.lean
        letters, arrows = self.letters_pan, self.arrows_pan
        held = self.keys.held(ARROWS, letters=letters, arrows=arrows) if pygame.key.get_focused() else []
        return sum(ARROWS[action][0] for action in held), sum(ARROWS[action][1] for action in held)

    def _moved_by(self, dx: int, dy: int) -> None:
        """Handle a camera move at the same zoom: the picture is only shifted."""
        self.dirty = True
        self._ahead.go(dx, dy)
        self.paper.seek(self.rect, self._ahead.way)

    def touch(self) -> None:
        """Request a redraw of the board."""
        self.dirty = self._stale = True

    def stir(self) -> None:
        """Request a redraw of the air layer only."""
        self.dirty = True

    # -- input --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse wheel, drags and keys of the view; return whether the event was used.

        A press of a button without a drag is not used.
        """
        kind = event.type
        if self.minimap.handle(event):
            self.dirty = True
            return True
        if kind == pygame.MOUSEMOTION:
            return self._moved(event)
        if kind == pygame.MOUSEWHEEL:
            return self._wheeled(event)
        if kind == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3) and self.rect.collidepoint(event.pos):
            self._press = (event.button, event.pos)
            return False
        if kind == pygame.MOUSEBUTTONUP and self._press and event.button == self._press[0]:
            panned, self._press, self._panning = self._panning, None, False
            return panned
        if self.counters_hidden and self.keys.lets_go(event, "hide-counters"):
            self.counters_hidden = False
            self.touch()
            return True
        return self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        keys = self.keys
        if keys.is_(event, "zoom-in") or keys.is_(event, "zoom-out"):
            self.zoom_by_hand(2 if keys.is_(event, "zoom-in") else -2, self._pointer())
        elif keys.is_(event, "zoom-reset"):
            self.zoom_by_hand(usual_step(self.camera, theme.ground_scale()) - self.camera.step, self._pointer())
        elif keys.is_(event, "fit-board"):
            self.zoom_by_hand(self.camera.least - self.camera.step)
        elif keys.is_(event, "grid"):
            self.settings.grid = not self.settings.grid
            self._keep_settings()
        elif keys.is_(event, "minimap"):
            self.settings.minimap = not self.settings.minimap
            self._keep_settings()
        elif keys.is_(event, "hide-counters"):
            self.counters_hidden = True
            self.touch()
        else:
            return False
        return True

    def _keep_settings(self) -> None:
        self.settings.save()
        self.touch()

    def _pointer(self) -> Point:
        position = pygame.mouse.get_pos()
        return position if self.rect.collidepoint(position) else self.rect.center

    def _moved(self, event: pygame.event.Event) -> bool:
        if self._press is not None and not self._panning:
            start = self._press[1]
            far = max(abs(event.pos[0] - start[0]), abs(event.pos[1] - start[1]))
            self._panning = far >= theme.px(THRESHOLD)
            if self._panning:
                self.pan(start[0] - event.pos[0], start[1] - event.pos[1])
                return True
        if self._panning:
            self.pan(-event.rel[0], -event.rel[1])
            return True
        self.point_at(event.pos)
        return False

    def point_at(self, position: Point | None) -> None:
        """Highlight the place at a point of the screen as hovered; None removes the highlight."""
        found = self.place_at(position) if position is not None and self.ground.counted else None
        if found != self.hover:
            self.hover = found
            self.touch()

    def release(self) -> None:
        """Forget a press of a button that the scene has used, so that moving the mouse does not pan."""
        self._press, self._panning = None, False

    def _wheeled(self, event: pygame.event.Event) -> bool:
        position = pygame.mouse.get_pos()
        if not self.rect.collidepoint(position):
            return False
        if pygame.key.get_mods() & pygame.KMOD_SHIFT or event.x:
            self.pan((event.x or -event.y) * 80 * theme.scale(), 0)
            return True
        self._wheel += getattr(event, "precise_y", event.y)
        steps = int(self._wheel)
        self._wheel -= steps
        self.zoom_by_hand(steps, position)
        return True

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the view; the caller has clipped the surface to the view's rectangle.

        The first frame waits for its tiles, whose loading began when the view was placed.
        """
        if not self._seen:
            self._seen = True
            self.load_now()
        if self._stale:
            self.rough = self.tiles.fresh = False  # not for a strip: tiles elsewhere may still need to be drawn
            self.tiles.refreshed.clear()
            self._ahead.forget()
            self.minimap.touch()
            self._draw_flat(surface)
        elif self._scrolls or self._ahead.is_drawn or (not self._awaits and self._prepare()):
            self._ahead.show(surface, self.rect, self.camera.origin, self._draw_apart, self.minimap.paper)
        else:  # while something moves the buffer is filled strip by strip, as filling it at once takes long
            self._draw_flat(surface)
        self.dirty = self._stale = False
        if not self.counters_hidden:
            self._draw_layer(surface, "air")
        GUARD.draw(self.minimap.draw, surface)
        self.paper.seek(self.rect, self._ahead.way)

    def _draw_apart(self, plate: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the static layers in an area of the screen on a separate surface."""
        rect, origin = self.rect, self.camera.origin
        self.rect, self.apart = pygame.Rect(0, 0, *area.size), True
        self.camera.origin = (origin[0] - area.x, origin[1] - area.y)
        try:
            self._draw_flat(plate)
        finally:
            self.rect, self.apart, self.camera.origin = rect, False, origin

    def _draw_flat(self, surface: pygame.Surface) -> None:
        """Draw all static layers: desk, sheet, marks, pencil and counters."""
        self.paper.draw(surface, self.rect)
        self._draw_layer(surface, "sheet")
        if self.settings.grid:
            self.ground.draw_lines(surface, self)
        GUARD.draw(self.marks.draw, surface)
        self.ground.draw_numbers(surface, self)
        self._draw_layer(surface, "ground")
        self._draw_layer(surface, "pencil")
        if not self.counters_hidden:
            self._draw_layer(surface, "pieces")

    def _draw_layer(self, surface: pygame.Surface, name: str) -> None:
        layer = self.layers.get(name)
        if layer is not None:
            GUARD.draw(layer, surface)

    @property
    def sharp(self) -> bool:
        """Return whether every visible tile has its final quality."""
        return all(self.tiles.is_sharp(spot) for spot in self.paper.spots(self.rect))

    def load_now(self) -> None:
        """Load every visible tile at once, as for a screenshot."""
        self.tiles.load_now(self.paper.spots(self.rect))


def at_rim(window: pygame.Rect, position: Point) -> bool:
    """Return whether a position is at the edge of the window, where the board scrolls."""
    return _pull(window, WINDOW_RIM, position) != (0, 0)


def _pull(area: pygame.Rect, margin: int, position: Point) -> tuple[int, int]:
    """Return the direction in which a point near the edge of an area scrolls; (0, 0) elsewhere."""
    inner, (x, y) = area.inflate(-2 * theme.px(margin), -2 * theme.px(margin)), position
    if not area.collidepoint(position):
        return 0, 0
    return (x >= inner.right) - (x < inner.left), (y >= inner.bottom) - (y < inner.top)

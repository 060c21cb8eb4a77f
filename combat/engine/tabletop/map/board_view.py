"""The board in the window: tiles under the camera, layers upon them, and the mouse and keys that move it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import TypeAlias

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, theme
from combat.engine.stage.freed_memory import give_back_large_pieces
from combat.engine.stage.keys import Keymap
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.map.camera import EASE, ZOOMS, Camera, Point
from combat.engine.tabletop.map.kept_views import Outlook
from combat.engine.tabletop.map.minimap import Minimap
from combat.engine.tabletop.map.scroll_buffer import ScrollBuffer
from combat.engine.tabletop.map.sheet_on_desk import SheetOnDesk
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles
from combat.engine.tabletop.overlay import hex_grid
from combat.engine.tabletop.overlay.hex_marks import HexMarks

Layer: TypeAlias = Callable[[pygame.Surface], None]

PAN_SPEED, EDGE_SPEED = 1300.0, 900.0
"""Pixels a second at scale 1, by key and by dragging something to the edge."""

DRAG_RIM, DRAG_PATIENCE, DRAG_RISE = 12, 0.6, 1.5
"""Pixels at scale 1 from the view's edge within which a dragged thing scrolls it; seconds before it does, and until it
does so at full speed."""

WINDOW_RIM, EDGE_PATIENCE = 1, 0.2
"""Pixels at scale 1 from the window's edge within which the bare pointer scrolls; seconds before it does."""

THRESHOLD = 6
"""Pixels at scale 1 that the mouse must move before a press becomes a drag."""

RIM, KEPT, FOLLOWED = 1, 0.25, 1.0
"""Screen pixels between a framed hex and the view's edge; hex widths that are kept beyond it around whoever matters, so
that he is never at the very edge; and those that a camera keeps which follows."""

ARROWS = {"pan-left": (-1, 0), "pan-right": (1, 0), "pan-up": (0, -1), "pan-down": (0, 1)}


class BoardView:
    """A board on the screen. The scene marks hexes with `marks` and hangs its drawing into `layers`.

    Layers, from the paper upwards: sheet (under all marks), ground (what lies flat), pencil, pieces, air (what moves or
    hovers; drawn anew each time). They draw in screen pixels through `centre` and `rect`. Call `touch` when any but air
    looks different.

    `letters_pan` says whether WASD pan besides the arrows; scenes switch it off while letters mean orders, and
    `arrows_pan` where the arrows go through a form.
    """

    def __init__(self, board: Board, keys: Keymap, settings: Settings, tiles: Tiles) -> None:
        """What the settings say of grid and small map holds at once, and the keys for both write it there."""
        give_back_large_pieces()
        self.board, self.keys, self.settings = board, keys, settings
        self.tiles = tiles
        self.index: SheetIndex = self.tiles.index
        self.camera = Camera((self.index.width, self.index.height))
        self.ground = SheetOnDesk(self.tiles, self.camera)
        self.layers: dict[str, Layer] = {}
        self.marks = HexMarks(self)
        self.minimap = Minimap(self)
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.hover: Hex | None = None
        self.counters_hidden = False
        self.letters_pan = self.arrows_pan = True
        self.dirty = True
        self._stale = True
        self._ahead = ScrollBuffer()
        self.apart = False
        """Whether a part is drawn that comes into sight, while nothing has changed since the last whole picture."""
        self.rough = False
        """Set by a layer that drew something for the time being: another picture is wanted soon."""
        self._press: tuple[int, Point] | None = None
        self._panning = False
        self._held: tuple[float, float] = (0, 0)
        self._edge_wait = 0.0
        self._wheel = 0.0
        self._placed = False
        self._seen = False
        self.laid: dict[str, pygame.Rect] = {}
        """What lies over the board for longer, by what it is; everything else that finds its own place keeps off it."""
        self.kept: Callable[[], Iterable[Hex]] = tuple
        """Hexes that stay in the picture, if they find room, whenever the camera moves by itself."""
        self._survey: tuple[int, int] | None = None
        """The zoom step before a survey, and the one that it took; None while there is none."""
        self._centres = {hex_: self.on_sheet(outline.centre(hex_)) for hex_ in board.hexes()}

    def close(self) -> None:
        """Lets go of what is large; the view is not drawn again."""
        self.tiles.close()
        self._ahead.close()

    # -- geometry -----------------------------------------------------------------------------------------------

    def place(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Gives the view its rectangle of the window, and what of it no panel covers, if not all of it is free.

        The first time it also chooses the zoom.
        """
        self.rect = rect.copy()
        self.camera.look_through(rect, theme.scale(), free)
        if not self._placed:
            self._placed = True
            self.camera.zoom_to(self.camera.usual_step(theme.scale()), rect.center)
        self.touch()
        self.ground.seek(self.rect, self._ahead.way)

    @property
    def hex_width(self) -> float:
        """Width of a hex on the screen in pixels, corner to corner."""
        return self.index.hex_width * self.camera.zoom

    @property
    def hex_height(self) -> float:
        """Height of a hex on the screen in pixels, side to side."""
        return self.index.hex_height * self.camera.zoom

    def on_sheet(self, point: Point) -> Point:
        """A point in hex widths and heights (`combat.engine.space.hexes.outline`) in sheet pixels."""
        return self.index.left + point[0] * self.index.hex_width, self.index.top + point[1] * self.index.hex_height

    def centre(self, hex_: Hex) -> tuple[int, int]:
        """The middle of a hex on the screen; halves are rounded up, so that a pan never shifts it on the sheet."""
        x, y = self.camera.to_screen(self._centres[hex_])
        return math.floor(x + 0.5), math.floor(y + 0.5)

    def corners(self, hex_: Hex) -> list[Point]:
        """The six corners of a hex on the screen, clockwise from the upper right."""
        return [self.camera.to_screen(self.on_sheet(corner)) for corner in outline.corners(hex_)]

    def box(self, hex_: Hex) -> pygame.Rect:
        """The square in the middle of a hex that is as high as the hex, in which its pieces lie."""
        x, y = self.centre(hex_)
        side = round(self.hex_height)
        return pygame.Rect(x - side // 2, y - side // 2, side, side)

    def hex_at(self, position: Point) -> Hex | None:
        """The hex under a point of the screen; None off the board or outside the view."""
        if not self.rect.collidepoint(position):
            return None
        x, y = self.camera.to_sheet(position)
        found = outline.hex_at(
            (x - self.index.left) / self.index.hex_width, (y - self.index.top) / self.index.hex_height
        )
        return found if found is not None and self.board.contains(found) else None

    def visible(self) -> list[Hex]:
        """The hexes of which any part is in the view."""
        width, height = self.hex_width, self.hex_height
        safe = self.rect.inflate(round(width) + 2, round(height) + 2)
        return [hex_ for hex_ in self.board.hexes() if safe.collidepoint(self.centre(hex_))]

    # -- camera -------------------------------------------------------------------------------------------------

    def show(self, *hexes: Hex, also: Iterable[Hex] = ()) -> None:
        """Brings into sight what happens, or what is asked about, as the player likes his camera.

        All `hexes` are seen then, from farther away if need be; of the others as many as find room beside them.
        """
        if self.settings.camera != "off":
            self._frame(hexes, also, FOLLOWED if self.settings.camera == "follow" else KEPT)

    def bring(self, *hexes: Hex, also: Iterable[Hex] = ()) -> None:
        """Brings hexes into sight that the player himself looks for, whatever his camera does otherwise."""
        self._frame(hexes, also, KEPT)

    def _frame(self, hexes: Iterable[Hex], also: Iterable[Hex], beyond: float) -> None:
        """Frames hexes whole, and moves as soon as one is nearer to the edge than so many hex widths."""
        step, rim = self.camera.step, RIM / self.camera.zoom
        edge = self.index.hex_width / 2 + rim, self.index.hex_height / 2 + rim
        must, others = ([self._centres[hex_] for hex_ in some] for some in (hexes, also))
        kept = [self._centres[hex_] for hex_ in self.kept()]
        self.camera.frame(must, others, edge, beyond * self.index.hex_width, kept)
        if self.camera.step != step:
            self.touch()

    def survey(self, hexes: Iterable[Hex], also: Iterable[Hex] = ()) -> None:
        """Looks at hexes all at once, from as far away as that needs, once; `end_survey` gives back the zoom."""
        if self._survey is None:
            before = self.camera.step
            self.bring(*hexes, also=also)
            self.camera.finish()
            self._survey = before, self.camera.step

    def end_survey(self) -> bool:
        """Zooms to where it was before a survey; False where there was none, or the player has zoomed himself since."""
        survey, self._survey = self._survey, None
        if survey is None or survey[0] == survey[1] or survey[1] != self.camera.step:
            return False
        self.zoom(survey[0] - survey[1])
        return True

    @property
    def surveying(self) -> bool:
        """Whether hexes are looked at all at once just now."""
        return self._survey is not None

    @property
    def outlook(self) -> Outlook:
        """Where the camera looks, wherever it is on its way to."""
        x, y = self.camera.aim
        return Outlook(round(x, 1), round(y, 1), round(self.hex_width / theme.scale(), 2))

    def look(self, outlook: Outlook) -> None:
        """Looks at once as it did then, at the zoom step that comes nearest."""
        zoom = outlook.wide * theme.scale() / self.index.hex_width
        step = min(range(len(ZOOMS)), key=lambda step: abs(ZOOMS[step] - zoom))
        self.camera.look_at((outlook.x, outlook.y), step)
        self.touch()

    def fit(self, hexes: Iterable[Hex], least: int) -> None:
        """Zooms out until hexes lie in the view together, while a hex stays `least` pixels wide, and looks at them."""
        places, camera = [self._centres[hex_] for hex_ in hexes], self.camera
        if not places:
            return
        spread = [max(place[n] for place in places) - min(place[n] for place in places) for n in (0, 1)]
        while any(
            far * camera.zoom + 2 * self.hex_width > room for far, room in zip(spread, self.rect.size, strict=True)
        ):
            step = camera.step - 1
            if step < camera.least or self.index.hex_width * ZOOMS[step] < least:
                break
            self.zoom(-1)
        x, y = (min(place[n] for place in places) + spread[n] / 2 for n in (0, 1))
        camera.ease_to((x, y))

    def centre_on(self, hex_: Hex) -> None:
        """Glides until a hex is in the middle."""
        self.camera.centre(self._centres[hex_])

    def zoom(self, steps: int, at: Point | None = None) -> None:
        """Zooms in (positive) or out by steps at a point of the screen, or at the middle."""
        if self.camera.zoom_to(self.camera.step + steps, at or self.rect.center):
            self.touch()

    def edge_pull(self, position: Point, dt: float, within: pygame.Rect | None = None) -> None:
        """Scrolls while something is dragged near the view's edge, or the pointer rests at that of a window.

        Call it each frame. What is dragged sets off later, and slowly: it may only be on its way to something there.
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
        """Nothing is at the edge: the next that comes there waits anew before it scrolls."""
        self._edge_wait = 0.0

    @property
    def wants_frames(self) -> bool:
        """Whether the view moves, is held, or waits for sharp tiles or counters."""
        return self.camera.moving or self._panning or self.rough or self._held != (0, 0) or self.tiles.busy

    def update(self, dt: float) -> None:
        """Goes on with eased moves and held keys, and takes up tiles that became sharp."""
        before = self.camera.origin
        if self.camera.update(EASE if eyes.still() else dt):
            self._moved_by(self.camera.origin[0] - before[0], self.camera.origin[1] - before[1])
        self._held = self._read_keys()
        if self._held != (0, 0):
            speed = PAN_SPEED * theme.scale() * dt
            self.pan(self._held[0] * speed, self._held[1] * speed)
        if self.tiles.fresh or self.rough:
            self.touch()

    def _read_keys(self) -> tuple[float, float]:
        """Which way the keys that are held down pan, or a gamepad's stick."""
        if self.keys.lean != (0.0, 0.0):
            return self.keys.lean
        letters, arrows = self.letters_pan, self.arrows_pan
        held = self.keys.held(ARROWS, letters=letters, arrows=arrows) if pygame.key.get_focused() else []
        return sum(ARROWS[action][0] for action in held), sum(ARROWS[action][1] for action in held)

    def pan(self, dx: float, dy: float) -> None:
        """Moves the camera by screen pixels at once."""
        before = self.camera.origin
        if self.camera.pan(dx, dy):
            self._moved_by(self.camera.origin[0] - before[0], self.camera.origin[1] - before[1])

    def _moved_by(self, dx: int, dy: int) -> None:
        """The camera has moved at the same zoom: the picture is the same, seen elsewhere."""
        self.dirty = True
        self._ahead.go(dx, dy)
        self.ground.seek(self.rect, self._ahead.way)

    def touch(self) -> None:
        """Something on the board looks different: it is drawn anew."""
        self.dirty = self._stale = True

    # -- input --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes wheel, drags and keys of the view; a press without a drag is left to the scene."""
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
            self.zoom(2 if keys.is_(event, "zoom-in") else -2, self._pointer())
        elif keys.is_(event, "zoom-reset"):
            self.zoom(self.camera.usual_step(theme.scale()) - self.camera.step, self._pointer())
        elif keys.is_(event, "fit-board"):
            self.zoom(self.camera.least - self.camera.step)
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
        found = self.hex_at(event.pos)
        if found != self.hover:
            self.hover = found
            self.touch()
        return False

    def release(self) -> None:
        """Forgets a press that the scene has taken for itself, so that it does not pan."""
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
        self.zoom(steps, position)
        return True

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the view; the caller has clipped the surface to its rectangle.

        The first picture of all waits for its tiles; they have been made since the view got its place.
        """
        if not self._seen:
            self._seen = True
            self.settle()
        if self._stale:
            self.rough = self.tiles.fresh = False  # not for a strip: what became sharp elsewhere is still to be drawn
            self._ahead.forget()
            self._draw_flat(surface)
        else:
            self._ahead.show(surface, self.rect, self.camera.origin, self._draw_apart)
        self.dirty = self._stale = False
        if not self.counters_hidden:
            self._draw_layer(surface, "air")
        self.minimap.draw(surface)
        self.ground.seek(self.rect, self._ahead.way)

    def _draw_apart(self, plate: pygame.Surface, area: pygame.Rect) -> None:
        """Draws what lies still in an area of the screen on a plate of its own."""
        rect, origin = self.rect, self.camera.origin
        self.rect, self.apart = pygame.Rect(0, 0, *area.size), True
        self.camera.origin = (origin[0] - area.x, origin[1] - area.y)
        try:
            self._draw_flat(plate)
        finally:
            self.rect, self.apart, self.camera.origin = rect, False, origin

    def _draw_flat(self, surface: pygame.Surface) -> None:
        """Desk, sheet, marks, pencil and counters: all that lies still on the board."""
        self.ground.draw(surface, self.rect)
        self._draw_layer(surface, "sheet")
        if self.settings.grid:
            hex_grid.draw_lines(surface, self)
        self.marks.draw(surface)
        if self.settings.grid:
            hex_grid.draw_numbers(surface, self)
        self._draw_layer(surface, "ground")
        self._draw_layer(surface, "pencil")
        if not self.counters_hidden:
            self._draw_layer(surface, "pieces")

    def _draw_layer(self, surface: pygame.Surface, name: str) -> None:
        layer = self.layers.get(name)
        if layer is not None:
            layer(surface)

    @property
    def sharp(self) -> bool:
        """Whether every tile in the view is as sharp as it can be."""
        return all(self.tiles.is_sharp(spot) for spot in self.ground.spots(self.rect))

    def settle(self) -> None:
        """Makes every tile in the view sharp at once, for a single picture."""
        self.tiles.settle(self.ground.spots(self.rect))


def at_rim(window: pygame.Rect, position: Point) -> bool:
    """Whether the bare pointer lies where it scrolls the board."""
    return _pull(window, WINDOW_RIM, position) != (0, 0)


def _pull(area: pygame.Rect, margin: int, position: Point) -> tuple[int, int]:
    """Which way a point near the edge of an area pulls; nowhere from outside of it."""
    inner, (x, y) = area.inflate(-2 * theme.px(margin), -2 * theme.px(margin)), position
    if not area.collidepoint(position):
        return 0, 0
    return (x >= inner.right) - (x < inner.left), (y >= inner.bottom) - (y < inner.top)

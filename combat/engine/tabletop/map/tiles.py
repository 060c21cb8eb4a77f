"""The painted sheet in tiles: read as needed, scaled once for each zoom step, forgotten when memory is short.

A worker thread reads and scales; until a tile is sharp, its part of the small overview stands in its place.
"""

from __future__ import annotations

import contextlib
import os
import threading
from collections import OrderedDict, deque
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from combat.engine.content import picture_size
from combat.engine.content.tiles import tile_index
from combat.engine.files import folders
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.tabletop.detail import small_numbers
from combat.engine.tabletop.map.camera import BLOCKS, TILE, ZOOMS

if TYPE_CHECKING:
    from combat.engine.tabletop.detail.detail_layer import DetailLayer, of
    from combat.engine.tabletop.detail.sheet_grid import SheetGrid

SHARP_BYTES = 24 << 20
"""How much the scaled tiles may take."""

SETTLING_BYTES, SOURCE_BYTES, SPARE_BYTES = 32 << 20, 8 << 20, 1 << 20
"""What the tiles as painted may take: while a whole view is made at once, so that each is read once; while the worker
is at work, more by as much as they are painted finer; and after it."""

SPARE_TILES = 16
"""Scaled tiles that are kept besides those asked for, however large the window is."""

WORKER_YIELD_S = 0.006
"""Seconds that the worker leaves to the picture in which the wish for tiles came up: both need the interpreter."""

PAINTED = 512
"""The side of a tile as it was painted, in pixels."""

STRETCHED = 1.3
"""How much larger than painted a tile is shown as it is; beyond that a finer level is taken, or detail laid over it."""

SEAM = 2
"""Pixels around a tile that are cut with it while its edges are made crisp."""

DETAIL = "combat.engine.tabletop.detail.detail_layer:of"
"""Who lays detail over stretched tiles: learnt with the first one."""

WORKER_IDLE_TIMEOUT_S = 1.0
"""Seconds that the worker waits for more to do before it goes home: a view that nobody closed is not held by it."""

Spot = tuple[int, int, int]
"""Zoom step, column and row of a scaled tile."""


class Level(Record):
    """The sheet painted at one size: `scale` is 1 at full size; `folder` holds its tiles as `column-row.jpg`."""

    scale: float
    width: int
    height: int
    folder: Path

    def file(self, column: int, row: int) -> Path:
        return self.folder / f"{column}-{row}.jpg"


class Rims(Record):
    """What of a sheet reaches over a seam: strips as `side-divisor.png`, and the rows that have something there."""

    folder: Path
    left: frozenset[int]
    right: frozenset[int]

    def file(self, side: str, scale: float) -> Path:
        return self.folder / f"{side}-{round(1 / scale)}.png"


class SheetIndex(Record):
    """What tiles show, in sheet pixels: the sheet, a place, and the corner where the first place's box begins."""

    width: int
    height: int
    place_width: float
    place_height: float
    left: float
    top: float
    levels: tuple[Level, ...]
    """From the largest to the smallest."""
    rims: Rims | None = None
    """Only painted sheets have them; a scan is cut at the seam."""
    own_numbers: bool = False
    """Whether the numbers of places are printed elsewhere than on painted sheets: on a scan with a grid of its own."""
    shapes: Path | None = None
    """The file of the lines, strokes and crowns that are kept of a painted sheet as shapes."""


class VectorShapes(Record):
    """The file of a sheet's shapes: where the sheet begins in the whole, and from where to where it is shown."""

    file: Path
    left: float
    start: float
    end: float


def read_index(path: Path) -> SheetIndex:
    """An index of a board's tiles; raises MissingArtworkError where it is missing or broken."""
    try:
        data = tile_index.read(path)
        levels = [
            Level(float(item["scale"]), int(item["width"]), int(item["height"]), path.parent / str(item["folder"]))
            for item in data["zooms"]
        ]
        place_width, place_height = float(data["hex_width"]), float(data["row_pitch"])
        first_x, first_y = map(float, data["origin"])
        rims = data.get("rims")
        return SheetIndex(
            width=int(data["width"]),
            height=int(data["height"]),
            place_width=place_width,
            place_height=place_height,
            left=first_x - place_width / 2,
            top=first_y - place_height / 2,
            levels=tuple(sorted(levels, key=lambda level: -level.scale)),
            own_numbers=data.get("own_numbers") is True,
            rims=rims and Rims(path.parent / rims["folder"], frozenset(rims["left"]), frozenset(rims["right"])),
            shapes=path.parent / Path(data["shapes"]).name if data.get("shapes") else None,
        )
    except (ValueError, KeyError, TypeError) as error:
        raise MissingArtworkError(msg("artwork-broken-index", path=path, cause=repr(error))) from error


def is_ours(file: Path) -> bool:
    """Whether a file came with the game."""
    return file.is_relative_to(folders.share())


class BackgroundPainter(Protocol):
    """Whoever paints a sheet while it is shown already; what he has done comes by `Tiles.give_way`."""

    def look_closer(self) -> None:
        """The sheet is seen larger than it was painted."""

    def close(self) -> None:
        """Nobody looks at the sheet any more."""


class Tiles:
    """The tiles of one sheet, as many as are worth keeping.

    Where the sheet's shapes are kept they are sharp at every zoom; `grid` knows what is printed over them.
    """

    def __init__(self, index: SheetIndex, grid: SheetGrid | None = None) -> None:
        self.index, self._grid = index, grid
        self.fresh = False
        """Set when a tile that was shown coarse became sharp; the view clears it when it draws."""
        self._sharp: OrderedDict[Spot, pygame.Surface] = OrderedDict()
        self._missed: set[Spot] = set()
        """Tiles of the present zoom that were asked for before they were sharp."""
        self._bare: set[Spot] = set()
        """Tiles that are stretched and have not got their detail yet."""
        self._seen_bare = False
        self._shown = -1
        """The zoom step that was drawn last: detail is for what is seen, not for what a first picture only passes."""
        self._sources: OrderedDict[tuple[int, int, int, int], pygame.Surface] = OrderedDict()
        self._room = 0
        self._wanted: deque[Spot] = deque()
        self._unfinished: deque[Spot] = deque()
        """Those that get their detail once all that are wanted can be seen."""
        self._local = threading.local()
        self._lock, self._work = threading.Lock(), threading.Condition()
        self._worker: threading.Thread | None = None
        self._closed = self._hurried = False
        self._fault: Exception | None = None
        self._overview: pygame.Surface | None = None
        self._surveying, self._learning = threading.Lock(), threading.Lock()
        self._detail: DetailLayer | None = None
        self._learnt = False
        self.hand: BackgroundPainter | None = None
        self._giver: Tiles = self
        """Who has the tiles as painted: these themselves, until another hand has done them better."""
        self.refreshed: deque[Spot] = deque()
        """Tiles that were shown in one hand and are ready in another; the view takes them out as it draws them."""
        self._old: set[Spot] = set()
        """Sharp tiles of the hand before, shown until they have been made anew."""
        self._asked: list[Spot] = []

    @property
    def resolution(self) -> float:
        """Painted pixels for one of the sheet, at most: at a larger zoom they are stretched. It may rise."""
        return self._giver.fineness

    @property
    def fineness(self) -> float:
        """The same of these tiles, whoever gives them."""
        return self.index.levels[0].scale

    def replace_source(self, other: Tiles) -> None:
        """From now on show the same sheet as another hand has it, whatever thread says so.

        What is in view stays until the new tile for it is ready.
        """
        overview = other.overview
        with self._surveying:
            self._overview = overview
        with self._lock:
            self._old = set(self._sharp)
            self._giver = other  # after that: who sees how fine the sheet is now sees no old tile for a sharp one
            self._sources.clear()
        if not self._closed:
            self.want(self._asked)

    @property
    def overview(self) -> pygame.Surface:
        """The whole sheet, small; the worker begins with it."""
        with self._surveying:
            if self._overview is None:
                self._overview = self._whole(len(self.index.levels) - 1)
                self._rub_out(self._overview, len(self.index.levels) - 1, (0, 0))
            return self._overview

    @property
    def overview_scale(self) -> float:
        """Painted pixels of the overview for one of the sheet."""
        return self._giver.index.levels[-1].scale

    def sharp(self) -> dict[Spot, pygame.Surface]:
        """All tiles that are ready, of whatever zoom step."""
        with self._lock:
            return dict(self._sharp)

    def grid(self, step: int) -> tuple[int, int]:
        """Columns and rows of scaled tiles at a zoom step."""
        block = BLOCKS[step]
        return -(-self.index.width // block), -(-self.index.height // block)

    def tile(self, spot: Spot) -> pygame.Surface | None:
        """A tile if it is sharp; never waits. Raises what stopped the worker, such as a missing file."""
        if self._fault is not None:
            raise self._fault
        if spot[0] != self._shown:
            self._shown = spot[0]
            self._call_worker()
        with self._lock:  # who makes the tile sharp must know that it was missed
            found = self._sharp.get(spot)
            if found is not None:
                self._sharp.move_to_end(spot)
                self._seen_bare |= spot in self._bare
            else:
                if self._missed and next(iter(self._missed))[0] != spot[0]:
                    self._missed.clear()
                self._missed.add(spot)
            return found

    def draw_coarse(self, surface: pygame.Surface, area: pygame.Rect, corner: tuple[int, int], zoom: float) -> None:
        """Draws the overview in an area of a surface on which the sheet's corner lies there, at a zoom."""
        factor = zoom / self.overview_scale
        left, top = (int((area[n] - corner[n]) / factor) - 1 for n in (0, 1))
        right, bottom = (int((area[n] + area[n + 2] - corner[n]) / factor) + 2 for n in (0, 1))
        part = pygame.Rect(left, top, right - left, bottom - top).clip(self.overview.get_rect())
        size = max(1, round(part.width * factor)), max(1, round(part.height * factor))
        coarse = pygame.transform.smoothscale(self.overview.subsurface(part), size)
        clip = surface.get_clip()
        surface.set_clip(area.clip(clip))
        surface.blit(coarse, (corner[0] + round(part.x * factor), corner[1] + round(part.y * factor)))
        surface.set_clip(clip)

    def is_sharp(self, spot: Spot) -> bool:
        """Whether a tile is ready, as sharp as it was painted."""
        return spot in self._sharp and spot not in self._old

    def is_finished(self, spot: Spot) -> bool:
        """Whether it has all its detail too."""
        return self.is_sharp(spot) and spot not in self._bare

    def want(self, spots: Iterable[Spot]) -> None:
        """Names the tiles to be made ready, the most urgent first; what was wanted before is forgotten.

        Those that are ready stay so for longest, whether or not they are drawn meanwhile."""
        self._asked = asked = list(spots)
        if asked and self.hand is not None and ZOOMS[asked[0][0]] > STRETCHED * self.resolution:
            self.hand.look_closer()
        self._room = max(SHARP_BYTES // (TILE * TILE * 4), len(asked) + SPARE_TILES)
        with self._lock:
            missing = [spot for spot in asked if not self.is_sharp(spot)]
            bare = [spot for spot in asked if not self.is_finished(spot) and self._giver.stretches(spot)]
            for spot in reversed(asked):
                if spot in self._sharp:
                    self._sharp.move_to_end(spot)
        with self._work:
            self._wanted, self._unfinished = deque(missing), deque(bare)
        self._call_worker()

    def _call_worker(self) -> None:
        """Wakes him, or has him come, if there is something to do."""
        with self._work:
            if self._todo and self._worker is None:
                self._worker = threading.Thread(target=self._labour, name="tiles", daemon=True)
                self._worker.start()
            self._work.notify()

    def load_now(self, spots: Iterable[Spot]) -> None:
        """Makes tiles sharp at once; the worker begins at the other end."""
        wanted = list(spots)
        self._hurried = True
        try:
            self.want(wanted)
            for spot in reversed(wanted):
                if not self.is_sharp(spot):
                    self._make(spot)
        finally:
            self._hurried = False
            self._call_worker()
            self._drop_sources(SPARE_BYTES)

    @property
    def busy(self) -> bool:
        """Whether wanted tiles are still being made."""
        return bool(self._wanted or self._unfinished) and self._fault is None

    def close(self) -> None:
        """Sends the worker home and lets the pictures go: a scene that was left may stay in memory for a while."""
        if self.hand is not None:
            self.hand.close()
        with self._work:
            self._closed = True
            self._work.notify()
            worker = self._worker
        if worker is not None:
            worker.join()
        self._sharp.clear()
        self._missed.clear()
        self._bare.clear()
        self._sources.clear()

    # -- making tiles -------------------------------------------------------------------------------------------

    def _labour(self) -> None:
        with contextlib.suppress(AttributeError, OSError):  # the picture on the screen goes before the tiles to come
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
        try:
            _ = self.overview
            while (spot := self._next()) is not None:
                if not self.is_sharp(spot):
                    self._make(spot)
                elif spot in self._bare and not self._wanted:
                    self._make(spot, finished=True)
                with self._work:
                    for wanted, done in ((self._wanted, self.is_sharp), (self._unfinished, self.is_finished)):
                        if wanted and wanted[0] == spot:
                            if done(spot):  # else its giver has given way while it was made
                                wanted.popleft()
                            break
                    if not self._unfinished:
                        self.fresh |= self._seen_bare
                        self._seen_bare = False
        except (OSError, pygame.error) as error:
            self._fault, self.fresh = error, True

    def _next(self) -> Spot | None:
        """Waits for the most urgent tile; None when it is time to go home."""
        with self._work:
            while not self._todo and not self._closed:
                self._drop_sources(SPARE_BYTES)
                called = self._work.wait(WORKER_IDLE_TIMEOUT_S)
                if not called and not self._todo and not self._hurried and not self._closed:
                    self._worker = None
                    return None
                if not self._hurried:
                    self._work.wait(WORKER_YIELD_S)
            return None if self._closed else self._todo[0]

    @property
    def _todo(self) -> deque[Spot]:
        """What the worker does next: detail waits as long as a whole view is made at once, and until it is seen."""
        seen = bool(self._unfinished) and self._unfinished[0][0] == self._shown
        return self._unfinished if seen and not self._wanted and not self._hurried else self._wanted

    def _make(self, spot: Spot, *, finished: bool = False) -> None:
        giver = self._giver
        tile = self._finished(spot, giver) if finished else self._made(spot, giver)
        self._keep(spot, tile, giver, bare=giver.stretches(spot) and not finished)

    def _keep(self, spot: Spot, tile: pygame.Surface, giver: Tiles, *, bare: bool = False) -> None:
        """Takes a tile for sharp; one whose giver has given way meanwhile is to be made again."""
        with self._lock:
            shown_before = spot in self._old
            (self._old.discard if giver is self._giver else self._old.add)(spot)
            self._sharp[spot] = tile
            (self._bare.add if bare else self._bare.discard)(spot)
            while len(self._sharp) > self._room:
                self._bare.discard(self._sharp.popitem(last=False)[0])
            self.fresh |= spot in self._missed
            if shown_before:
                self.refreshed.append(spot)
            self._missed.discard(spot)

    def _made(self, spot: Spot, giver: Tiles) -> pygame.Surface:
        """A tile at its zoom step: cut from the level that is fine enough, and scaled."""
        step, column, row = spot
        place = giver.level(ZOOMS[step])
        side = round(BLOCKS[step] * giver.index.levels[place].scale)
        reach = side + 1 if side < TILE else side  # growing, SDL's filter spreads one pixel less than it is given
        corner = (column * side, row * side)
        plate = self._cut(giver, place, corner, reach, whole=side == TILE)
        if small_numbers.too_small(ZOOMS[step]):
            giver._rub_out(plate, place, corner)
        return plate if side == TILE else pygame.transform.smoothscale(plate, (TILE, TILE))

    def _rub_out(self, plate: pygame.Surface, place: int, corner: tuple[int, int]) -> None:
        """Take the printed numbers, if there are any, off a part of a level that begins at a corner."""
        if self._grid is not None and small_numbers.are_printed(self.index):
            small_numbers.rub_out(plate, self._grid, self.index, corner, self.index.levels[place].scale)

    def _finished(self, spot: Spot, giver: Tiles) -> pygame.Surface:
        """A tile that is stretched, with its detail; without where that has been lost."""
        detail, (step, column, row) = giver.detail(), spot
        if detail is None:
            return self._made(spot, giver)
        finest, zoom = giver.index.levels[0].scale, ZOOMS[step]
        side = round(BLOCKS[step] * finest)
        plate = self._cut(giver, 0, (column * side - SEAM, row * side - SEAM), side + 1 + 2 * SEAM, whole=False)
        detail.sharpen(plate, zoom / finest)
        tile = pygame.transform.smoothscale(plate.subsurface((SEAM, SEAM, side + 1, side + 1)), (TILE, TILE))
        detail.lay(tile, (column * TILE, row * TILE), zoom, zoom / finest)
        return tile

    def stretches(self, spot: Spot) -> bool:
        """Whether a tile is shown larger than it was painted, and may get detail."""
        return self.index.shapes is not None and ZOOMS[spot[0]] > STRETCHED * self.index.levels[0].scale

    def level(self, zoom: float) -> int:
        """The level that tiles are cut from at a zoom: the smallest that is fine enough."""
        wanted = zoom / STRETCHED if zoom > 1 else zoom
        return max(n for n, level in enumerate(self.index.levels) if n == 0 or level.scale >= wanted)

    def detail(self) -> DetailLayer | None:
        """Who lays detail over stretched tiles; None where no shapes of the sheet are kept."""
        with self._learning:
            if not self._learnt:
                self._learnt = True
                if self._grid is not None and (kept := self.kept_shapes()):
                    self._detail = load_object(DETAIL, lambda: of)(self._grid, self.index, kept)
            return self._detail

    def kept_shapes(self) -> list[VectorShapes]:
        """The shapes of what is shown; none where they are not kept of all of it."""
        file = self.index.shapes
        return [VectorShapes(file, 0, 0, self.index.width)] if file else []

    def _cut(self, giver: Tiles, place: int, corner: tuple[int, int], reach: int, *, whole: bool) -> pygame.Surface:
        """A square of a level, on a surface of its own if it is the `whole` tile."""
        plate = pygame.Surface((TILE, TILE), 0, 32) if whole else self._plate(reach)
        left, top = corner
        for x in range(left // PAINTED, (left + reach - 1) // PAINTED + 1):
            for y in range(top // PAINTED, (top + reach - 1) // PAINTED + 1):
                source = self._source(giver, place, x, y)
                if source is not None:
                    plate.blit(source, (x * PAINTED - left, y * PAINTED - top))
        return plate

    def _plate(self, side: int) -> pygame.Surface:
        """A blank square to cut a tile on; the same one as long as the size is the same."""
        plate: pygame.Surface | None = getattr(self._local, "plate", None)
        if plate is None or plate.get_width() != side:
            plate = self._local.plate = pygame.Surface((side, side), 0, 32)
        plate.fill(BARE)
        return plate

    def _source(self, giver: Tiles, place: int, column: int, row: int) -> pygame.Surface | None:
        """A tile as painted; None beyond the sheet."""
        level = giver.index.levels[place]
        if min(column, row) < 0 or column * PAINTED >= level.width or row * PAINTED >= level.height:
            return None
        key = (id(giver), place, column, row)
        with self._lock:
            found = self._sources.get(key)
        if found is None:
            found = giver.painted(place, column, row)
        with self._lock:
            self._sources[key] = found
            self._sources.move_to_end(key)
        self._drop_sources(SETTLING_BYTES if self._hurried else SOURCE_BYTES * max(1, round(level.scale)))
        return found

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        """A tile of the sheet as it was painted, read from its file."""
        return loaded(self.index.levels[place].file(column, row))

    def _drop_sources(self, limit: int) -> None:
        with self._lock:
            while len(self._sources) * PAINTED * PAINTED * 3 > limit:
                self._sources.popitem(last=False)

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        plate = pygame.Surface((level.width, level.height), 0, 32)
        for x in range(-(-level.width // PAINTED)):
            for y in range(-(-level.height // PAINTED)):
                plate.blit(self.painted(place, x, y), (x * PAINTED, y * PAINTED))
        return plate


BARE = (214, 206, 180)
"""The colour of a part of the board whose picture is spoilt."""


def loaded(path: Path) -> pygame.Surface:
    """A tile from its file; bare paper where that is no picture. Raises MissingArtworkError where ours is missing.

    What is not ours may be anything: a pipe is not waited for, and no picture is unpacked that is no tile.
    """
    ours = is_ours(path)
    if ours and not path.is_file():
        raise MissingArtworkError(msg("artwork-no-tile", path=path))
    with contextlib.suppress(pygame.error, OSError):
        if ours or _is_small(path):
            return pygame.image.load(path)
    bare = pygame.Surface((PAINTED, PAINTED), 0, 24)
    bare.fill(BARE)
    return bare


def _is_small(path: Path) -> bool:
    """Whether a file is a picture with no more pixels than an overview has: a tile has fewer by far."""
    size = picture_size.size_of(path) if path.is_file() else None
    return size is not None and size[0] * size[1] <= tile_index.LARGEST_OVERVIEW

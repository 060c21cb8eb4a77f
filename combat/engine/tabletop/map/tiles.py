"""Tiles of a painted sheet: loaded on demand, scaled for each zoom step, and cached within limits.

A worker thread loads and scales the tiles; until they are ready a part of the overview is shown.
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

SHARP_BYTES = 16 << 20
"""Maximum bytes of scaled tiles."""

SETTLING_BYTES, SOURCE_BYTES, SPARE_BYTES = 32 << 20, 8 << 20, 1 << 20
"""Maximum bytes of painted tiles: while a whole view is loaded at once, so that each is read once.

While the worker runs, times the level's scale; and afterwards.
"""

SPARE_TILES = 16
"""Scaled tiles kept besides those requested, for any window size."""

WORKER_YIELD_S = 0.006
"""Seconds that the worker pauses for the frame that requested tiles, as both need the interpreter lock."""

PAINTED = 512
"""Side of a painted tile in pixels."""

STRETCHED = 1.3
"""Greatest enlargement of a tile without a finer level or added detail."""

SEAM = 2
"""Pixels around a tile that are included while its edges are sharpened."""

DETAIL = "combat.engine.tabletop.detail.detail_layer:of"
"""Factory of the detail layer; imported with the first enlarged tile."""

WORKER_IDLE_TIMEOUT_S = 1.0
"""Seconds that the idle worker waits before it ends, so that it does not keep an unclosed view alive."""

Spot = tuple[int, int, int]
"""Zoom step, column and row of a scaled tile."""


class Level(Record):
    """The sheet at one resolution: `scale` is 1 at full size, `folder` holds its tiles as `column-row.jpg`."""

    scale: float
    width: int
    height: int
    folder: Path

    def file(self, column: int, row: int) -> Path:
        """Return the path of a tile."""
        return self.folder / f"{column}-{row}.jpg"


class Rims(Record):
    """Parts of a sheet that extend over a seam: strips in files `side-divisor.png`, and the rows that have any."""

    folder: Path
    left: frozenset[int]
    right: frozenset[int]

    def file(self, side: str, scale: float) -> Path:
        """Return the path of the strips at a side ("left" or "right") for the level of a scale."""
        return self.folder / f"{side}-{round(1 / scale)}.png"


class SheetIndex(Record):
    """Sizes of the sheet and of a place, and the upper left corner of the first place, in sheet pixels."""

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
    """True if place numbers are not at the positions of painted sheets, as on a scan with its own grid."""
    shapes: Path | None = None
    """File of the sheet's lines, strokes and crowns as vector shapes."""


def level_for(index: SheetIndex, zoom: float) -> int:
    """Return the index of the smallest level of a sheet that has enough resolution for a zoom."""
    wanted = zoom / STRETCHED if zoom > 1 else zoom
    return max(n for n, level in enumerate(index.levels) if n == 0 or level.scale >= wanted)


class VectorShapes(Record):
    """Shape file of a sheet, the sheet's left edge on the board, and the range in which it is shown."""

    file: Path
    left: float
    start: float
    end: float


def read_index(path: Path) -> SheetIndex:
    """Read the index of a board's tiles; raise MissingArtworkError if it is missing or invalid."""
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
    """Return whether a file is part of the installed game."""
    return file.is_relative_to(folders.share())


class BackgroundPainter(Protocol):
    """Paints a sheet in the background while it is already shown; results are passed to `Tiles.replace_source`."""

    def look_closer(self) -> None:
        """Record that the sheet is shown at a larger zoom than it was painted for."""

    def close(self) -> None:
        """Stop painting, because the sheet is no longer shown."""


class Tiles:
    """Cached tiles of one sheet.

    If the sheet's vector shapes are stored, enlarged tiles get sharp detail; `grid` supplies the grid printed over
    them.
    """

    def __init__(self, index: SheetIndex, grid: SheetGrid | None = None) -> None:
        self.index, self._grid = index, grid
        self.fresh = False
        """Set when a tile that was shown coarse is ready; the view clears it on drawing."""
        self._sharp: OrderedDict[Spot, pygame.Surface] = OrderedDict()
        self._missed: set[Spot] = set()
        """Tiles of the current zoom that were requested before they were ready."""
        self._undetailed: set[Spot] = set()
        """Enlarged tiles without their detail."""
        self._seen_undetailed = False
        self._shown = -1
        """The zoom step drawn last; detail is added only to tiles being shown."""
        self._sources: OrderedDict[tuple[int, int, int, int], pygame.Surface] = OrderedDict()
        self._room = 0
        self._wanted: deque[Spot] = deque()
        self._unfinished: deque[Spot] = deque()
        """Tiles that get their detail once all requested ones are visible."""
        self._local = threading.local()
        self._lock, self._work = threading.Lock(), threading.Condition()
        self._worker: threading.Thread | None = None
        self._closed = self._hurried = False
        self._fault: Exception | None = None
        self._overview: pygame.Surface | None = None
        self._surveying, self._learning = threading.Lock(), threading.Lock()
        self._reading_source = threading.Lock()
        """Held while a painted tile is read, as two threads may want it; pygame decodes one at a time anyway."""
        self._detail: DetailLayer | None = None
        self._learnt = False
        self.hand: BackgroundPainter | None = None
        self._giver: Tiles = self
        """Source of the painted tiles: this object, until another painting replaces it."""
        self.refreshed: deque[Spot] = deque()
        """Visible tiles that were repainted; the view removes them as it draws them."""
        self._old: set[Spot] = set()
        """Tiles of the previous painting, shown until they are replaced."""
        self._asked: list[Spot] = []

    @property
    def resolution(self) -> float:
        """Return the painted pixels per sheet pixel; at a greater zoom tiles are enlarged. The value may increase."""
        return self._giver._fineness

    @property
    def _fineness(self) -> float:
        """The same for these tiles, whatever their source."""
        return self.index.levels[0].scale

    def replace_source(self, other: Tiles) -> None:
        """Take the pictures of the sheet from `other` from now on; this may be called from any thread.

        Visible tiles stay until their replacements are ready.
        """
        overview = other.overview
        with self._surveying:
            self._overview = overview
        with self._lock:
            self._old = set(self._sharp)
            self._giver = other  # only now: whoever sees the new resolution must see no old tile as sharp
            self._sources.clear()
        if not self._closed:
            self.want(self._asked)

    @property
    def painting(self) -> Tiles:
        """Return the tiles that currently supply the pictures: these, or those passed to `replace_source`."""
        return self._giver

    @property
    def overview_folders(self) -> list[Path]:
        """Return the folders of the pictures of which the overview is made."""
        return [self.index.levels[-1].folder]

    @property
    def overview_layout(self) -> str:
        """Return a text of everything else on which the overview depends: its size, and whether printed numbers are
        removed.
        """
        return repr((self.index.levels[-1].width, self.index.levels[-1].height, small_numbers.are_printed(self.index)))

    @property
    def overview(self) -> pygame.Surface:
        """Return a small picture of the whole sheet, loaded on first use; the worker loads it after the first tiles."""
        with self._surveying:
            if self._overview is None:
                self._overview = self._whole(len(self.index.levels) - 1)
                self._rub_out(self._overview, len(self.index.levels) - 1, (0, 0))
            return self._overview

    @property
    def overview_scale(self) -> float:
        """Return the pixels of the overview per sheet pixel."""
        return self._giver.index.levels[-1].scale

    def sharp(self) -> dict[Spot, pygame.Surface]:
        """Return a copy of the mapping of all ready tiles at any zoom step."""
        with self._lock:
            return dict(self._sharp)

    def grid(self, step: int) -> tuple[int, int]:
        """Return the numbers of columns and rows of scaled tiles at a zoom step."""
        block = BLOCKS[step]
        return -(-self.index.width // block), -(-self.index.height // block)

    def tile(self, spot: Spot) -> pygame.Surface | None:
        """Return a tile, or None if the tile is not ready; the call does not wait.

        Raises the error that stopped the worker, if any.
        """
        if self._fault is not None:
            raise self._fault
        if spot[0] != self._shown:
            self._shown = spot[0]
            self._call_worker()
        with self._lock:  # the worker must know that the tile was missed
            found = self._sharp.get(spot)
            if found is not None:
                self._sharp.move_to_end(spot)
                self._seen_undetailed |= spot in self._undetailed
            else:
                if self._missed and next(iter(self._missed))[0] != spot[0]:
                    self._missed.clear()
                self._missed.add(spot)
            return found

    def draw_coarse(self, surface: pygame.Surface, area: pygame.Rect, corner: tuple[int, int], zoom: float) -> None:
        """Draw the overview at a zoom in an area of a surface; the sheet's upper left corner is at `corner`."""
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
        """Return whether a tile is ready at its final resolution."""
        return spot in self._sharp and spot not in self._old

    def is_finished(self, spot: Spot) -> bool:
        """Return whether a tile is ready at its final resolution, including added detail."""
        return self.is_sharp(spot) and spot not in self._undetailed

    def want(self, spots: Iterable[Spot]) -> None:
        """Set the tiles to make, the most urgent first, in place of earlier requests.

        Those already ready are kept in the cache longest.
        """
        self._asked = asked = list(spots)
        if asked and self.hand is not None and ZOOMS[asked[0][0]] > STRETCHED * self.resolution:
            self.hand.look_closer()
        self._room = max(SHARP_BYTES // (TILE * TILE * 4), len(asked) + SPARE_TILES)
        with self._lock:
            missing = [spot for spot in asked if not self.is_sharp(spot)]
            undetailed = [spot for spot in asked if not self.is_finished(spot) and self._giver._stretches(spot)]
            for spot in reversed(asked):
                if spot in self._sharp:
                    self._sharp.move_to_end(spot)
        with self._work:
            self._wanted, self._unfinished = deque(missing), deque(undetailed)
        self._call_worker()

    def _call_worker(self) -> None:
        """Wake or start the worker if there is work."""
        with self._work:
            if self._todo and self._worker is None:
                self._worker = threading.Thread(target=self._labour, name="tiles", daemon=True)
                self._worker.start()
            self._work.notify()

    def load_now(self, spots: Iterable[Spot]) -> None:
        """Load tiles in this thread and return when all are ready; the worker helps from the other end."""
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
        """Return whether requested tiles are still being made; False after an error of the worker."""
        return bool(self._wanted or self._unfinished) and self._fault is None

    def close(self) -> None:
        """Stop the worker and clear the caches, because a closed scene may stay in memory."""
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
        self._undetailed.clear()
        self._sources.clear()

    # -- making tiles -------------------------------------------------------------------------------------------

    def _labour(self) -> None:
        with contextlib.suppress(AttributeError, OSError):  # drawing frames has priority over making tiles
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
        try:
            while (spot := self._next()) is not None:
                if not self.is_sharp(spot):
                    self._make(spot)
                elif spot in self._undetailed and not self._wanted:
                    self._make(spot, finished=True)
                with self._work:
                    for wanted, done in ((self._wanted, self.is_sharp), (self._unfinished, self.is_finished)):
                        if wanted and wanted[0] == spot:
                            if done(spot):  # otherwise its source was replaced meanwhile
                                wanted.popleft()
                            break
                    if not self._unfinished:
                        self.fresh |= self._seen_undetailed
                        self._seen_undetailed = False
        except (OSError, pygame.error) as error:
            self._fault, self.fresh = error, True

    def _next(self) -> Spot | None:
        """Wait for the most urgent tile and return it; None when the worker should end."""
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
        """The worker's queue: detail waits while a whole view is loaded at once, and until its zoom step is shown."""
        seen = bool(self._unfinished) and self._unfinished[0][0] == self._shown
        return self._unfinished if seen and not self._wanted and not self._hurried else self._wanted

    def _make(self, spot: Spot, *, finished: bool = False) -> None:
        giver = self._giver
        tile = self._finished(spot, giver) if finished else self._made(spot, giver)
        self._keep(spot, tile, giver, undetailed=giver._stretches(spot) and not finished)

    def _keep(self, spot: Spot, tile: pygame.Surface, giver: Tiles, *, undetailed: bool = False) -> None:
        """Store a ready tile; one whose source was replaced meanwhile is marked for remaking."""
        with self._lock:
            shown_before = spot in self._old
            (self._old.discard if giver is self._giver else self._old.add)(spot)
            self._sharp[spot] = tile
            (self._undetailed.add if undetailed else self._undetailed.discard)(spot)
            while len(self._sharp) > self._room:
                self._undetailed.discard(self._sharp.popitem(last=False)[0])
            self.fresh |= spot in self._missed
            if shown_before:
                self.refreshed.append(spot)
            self._missed.discard(spot)

    def _made(self, spot: Spot, giver: Tiles) -> pygame.Surface:
        """Return a tile for its zoom step: cut from a fine enough level and scaled."""
        step, column, row = spot
        place = level_for(giver.index, ZOOMS[step])
        side = round(BLOCKS[step] * giver.index.levels[place].scale)
        reach = side + 1 if side < TILE else side  # when enlarging, SDL's filter covers one pixel less than its source
        corner = (column * side, row * side)
        plate = self._cut(giver, place, corner, reach, whole=side == TILE)
        if small_numbers.too_small(ZOOMS[step]):
            giver._rub_out(plate, place, corner)
        return plate if side == TILE else pygame.transform.smoothscale(plate, (TILE, TILE))

    def _rub_out(self, plate: pygame.Surface, place: int, corner: tuple[int, int]) -> None:
        """Remove the printed numbers, if any, from a part of a level at a corner."""
        if self._grid is not None and small_numbers.are_printed(self.index):
            small_numbers.rub_out(plate, self._grid, self.index, corner, self.index.levels[place].scale)

    def _finished(self, spot: Spot, giver: Tiles) -> pygame.Surface:
        """Return an enlarged tile with its detail; without it if the detail is unavailable."""
        detail, (step, column, row) = giver._detail_layer(), spot
        if detail is None:
            return self._made(spot, giver)
        finest, zoom = giver.index.levels[0].scale, ZOOMS[step]
        side = round(BLOCKS[step] * finest)
        plate = self._cut(giver, 0, (column * side - SEAM, row * side - SEAM), side + 1 + 2 * SEAM, whole=False)
        detail.sharpen(plate, zoom / finest)
        tile = pygame.transform.smoothscale(plate.subsurface((SEAM, SEAM, side + 1, side + 1)), (TILE, TILE))
        detail.lay(tile, (column * TILE, row * TILE), zoom, zoom / finest)
        return tile

    def _stretches(self, spot: Spot) -> bool:
        """Return whether a tile is shown larger than painted, and may get detail."""
        return self.index.shapes is not None and ZOOMS[spot[0]] > STRETCHED * self.index.levels[0].scale

    def _detail_layer(self) -> DetailLayer | None:
        """Return the detail layer; None if the sheet's shapes are not stored."""
        with self._learning:
            if not self._learnt:
                self._learnt = True
                if self._grid is not None and (kept := self.kept_shapes()):
                    self._detail = load_object(DETAIL, lambda: of)(self._grid, self.index, kept)
            return self._detail

    def kept_shapes(self) -> list[VectorShapes]:
        """Return the shape files of all sheets shown; empty if any is missing."""
        file = self.index.shapes
        return [VectorShapes(file, 0, 0, self.index.width)] if file else []

    def _cut(self, giver: Tiles, place: int, corner: tuple[int, int], reach: int, *, whole: bool) -> pygame.Surface:
        """Return a square of a level, on a new surface if it is the `whole` tile."""
        plate = pygame.Surface((TILE, TILE), 0, 32) if whole else self._plate(reach)
        left, top = corner
        for x in range(left // PAINTED, (left + reach - 1) // PAINTED + 1):
            for y in range(top // PAINTED, (top + reach - 1) // PAINTED + 1):
                source = self._source(giver, place, x, y)
                if source is not None:
                    plate.blit(source, (x * PAINTED - left, y * PAINTED - top))
        return plate

    def _plate(self, side: int) -> pygame.Surface:
        """Return a blank square for cutting a tile; reused while the size is the same."""
        plate: pygame.Surface | None = getattr(self._local, "plate", None)
        if plate is None or plate.get_width() != side:
            plate = self._local.plate = pygame.Surface((side, side), 0, 32)
        plate.fill(BLANK)
        return plate

    def _source(self, giver: Tiles, place: int, column: int, row: int) -> pygame.Surface | None:
        """Return a painted tile, cached; None beyond the sheet."""
        level = giver.index.levels[place]
        if min(column, row) < 0 or column * PAINTED >= level.width or row * PAINTED >= level.height:
            return None
        key = (id(giver), place, column, row)
        with self._reading_source:
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
        """Return a painted tile of the level with index `place`, read from its file."""
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


BLANK = (214, 206, 180)
"""Colour where a tile is unreadable."""


def loaded(path: Path) -> pygame.Surface:
    """Return a tile loaded from a file, or blank paper if the file is not a valid picture.

    Raise MissingArtworkError for a missing tile shipped with the game. Files of other origin are not trusted: pipes are
    not read, and no picture larger than an overview is decoded.
    """
    ours = is_ours(path)
    if ours and not path.is_file():
        raise MissingArtworkError(msg("artwork-no-tile", path=path))
    with contextlib.suppress(pygame.error, OSError):
        if ours or _is_small(path):
            return pygame.image.load(path)
    blank = pygame.Surface((PAINTED, PAINTED), 0, 24)
    blank.fill(BLANK)
    return blank


def _is_small(path: Path) -> bool:
    """Return whether a file is a picture with no more pixels than an overview may have."""
    size = picture_size.size_of(path) if path.is_file() else None
    return size is not None and size[0] * size[1] <= tile_index.LARGEST_OVERVIEW

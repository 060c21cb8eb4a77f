"""Camera over the board: visible part of the sheet, zoom, and eased moves.

Sheet pixels are those of the painted sheet at full size (a hex is 128 wide); screen pixels are the window's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]

Span: TypeAlias = tuple[Point, Point]
"""Upper left and lower right corner of a part of the sheet."""

NOTHING = pygame.Rect(0, 0, 0, 0)

TILE = 256
"""Side of a scaled tile in pixels; small, so that tiles extend little beyond the view."""

BLOCKS = (2048, 1720, 1448, 1216, 1024, 862, 724, 608, 512, 430, 362, 304, 256, 216, 182, 152, 128, 108, 90, 76, 64)
"""Sheet pixels per tile at each zoom step: about four steps per doubling, all in whole pixels."""

ZOOMS = tuple(TILE / block for block in BLOCKS)
"""Screen pixels per sheet pixel at each step, from an eighth to four."""

FARTHEST = ZOOMS.index(0.25)
"""Step beyond which only sheets of open ground are zoomed out: the numbers of hexes could not be read."""

USUAL = 128
"""Usual width of a place in pixels at scale 1."""
HEX = 128.0, 111.0
"""Width and height of a hex on a painted sheet, in its pixels."""

EASE = 0.22
"""Duration of an eased move in seconds."""


class Camera:
    """Camera state: the sheet point at the centre of the view, and a zoom step."""

    def __init__(
        self, sheet: tuple[int, int], place: Point = HEX, printed: Span | None = None, farthest: int = FARTHEST
    ) -> None:
        """`place` is the size of a place; `printed` the printed part of the sheet within its margins, None for all.

        In sheet pixels. `farthest` is the step beyond which it does not zoom out, even if the sheet does not fit.
        """
        self._farthest = farthest
        self.sheet = sheet
        self.printed: Span = printed or ((0, 0), sheet)
        """Part of the sheet that its places take up; all of it where they cannot be counted."""
        self.place = place[0], round(3 * place[1])
        """Width of a place, and the height of three places."""
        self.view = self.free = pygame.Rect(0, 0, 1, 1)
        """The view on the screen, and the part of it that no panel covers."""
        self.open, self._covered = self.free, pygame.Rect(0, 0, 0, 0)
        """The part of the view that no panel covers, including a corner under other overlays, and what covers that
        corner.
        """
        self.inset: Callable[[], pygame.Rect] = lambda: NOTHING
        """Returns the rectangle of the minimap, which covers a corner of the free part; empty without one."""
        self.inset_hides: Callable[[], bool] = lambda: False
        """Returns whether the minimap is hidden at present."""
        self.x, self.y = sheet[0] / 2, sheet[1] / 2
        self.step = ZOOMS.index(1.0)
        self.least, self.most = farthest, len(ZOOMS) - 1
        self._scale = 0.0
        """The scale when the view was set last."""
        self._from: Point = (0, 0)
        self._to: Point | None = None
        self._passed = 0.0
        self._over_margin = False
        """Whether it has moved printed ground out of view that would fit, to show a pile extending beyond."""
        self.origin = (0, 0)
        """Position of the sheet's upper left corner on the screen."""

    @property
    def zoom(self) -> float:
        """Return the current zoom in screen pixels per sheet pixel."""
        return ZOOMS[self.step]

    @property
    def moving(self) -> bool:
        """Return whether an eased move is running."""
        return self._to is not None

    @property
    def aim(self) -> Point:
        """Return the sheet point that is at the centre of the view after the current move."""
        return self._to or (self.x, self.y)

    @property
    def middle(self) -> Point:
        """Return the sheet point that is at the centre of the uncovered part of the view after the current move."""
        return self._seen_from(self.aim, 1)

    def put_in_middle(self, point: Point) -> None:
        """Move at once so that a sheet point is at the centre of the uncovered part of the view, as far as the
        sheet's edge allows.
        """
        self.look_at(self._seen_from(point, -1), self.step)

    def to_screen(self, point: Point) -> Point:
        """Convert a point of the sheet to a point of the screen."""
        zoom = ZOOMS[self.step]
        return self.origin[0] + point[0] * zoom, self.origin[1] + point[1] * zoom

    def to_sheet(self, point: Point) -> Point:
        """Convert a point of the screen to a point of the sheet."""
        return (point[0] - self.origin[0]) / self.zoom, (point[1] - self.origin[1]) / self.zoom

    def look_through(self, view: pygame.Rect, scale: float, free: pygame.Rect | None = None) -> None:
        """Set the rectangle of the view, its part that no panel covers, and the scale, which limits the zoom.

        If the scale is unchanged, the sheet keeps its position on the screen, even if an area beyond its edge becomes
        visible. A sheet (or its printed part) that fits the uncovered part is moved entirely into it.
        """
        held, (before_x, before_y), origin = scale == self._scale, self.view.center, self.origin
        self.view, self._scale = view.copy(), scale
        self.free = view.copy() if free is None or not free.width or not free.height else free.clip(view)
        self.open, self._covered = self.free, pygame.Rect(0, 0, 0, 0)
        whole = min(self.free.width / self.sheet[0], self.free.height / self.sheet[1])
        small = [step for step, zoom in enumerate(ZOOMS) if zoom <= whole and step >= self._farthest]
        large = [step for step, zoom in enumerate(ZOOMS) if zoom <= 2.05 * scale]
        self.least = small[-1] if small else self._farthest
        self.most = max(large[-1], self.least)
        self.step = min(self.most, self.step if held else max(self.least, self.step))
        if not held:
            self._clamp()
            return
        if self._to is not None:
            across, down = (view.centerx - before_x) / self.zoom, (view.centery - before_y) / self.zoom
            self._from = self._from[0] + across, self._from[1] + down
            goal = self._to[0] + across, self._to[1] + down
            self._to = self._held(goal, goal)
        now = (view.centerx - origin[0]) / self.zoom, (view.centery - origin[1]) / self.zoom
        self.x, self.y = self._held(now, now)
        self._pin()

    def leave_free(
        self, free: pygame.Rect, whole: pygame.Rect | None = None, covered: pygame.Rect | None = None
    ) -> None:
        """Set `free` as the part of the view into which places are brought, because an overlay covers a corner of
        `whole`.

        Places already in view elsewhere in `whole` (default: `free`) may stay there, except in the `covered` rectangle.
        """
        self.free = free.clip(self.view)
        self.open = self.free if whole is None else whole.clip(self.view)
        self._covered = pygame.Rect(0, 0, 0, 0) if covered is None else covered.copy()

    def pan(self, dx: float, dy: float) -> bool:
        """Move the camera by screen pixels at once; return whether it moved, which it does not at the edge."""
        self._to, self._over_margin = None, False
        before = self.x, self.y
        self.x, self.y = self._held((self.x + dx / self.zoom, self.y + dy / self.zoom))
        self._pin()
        return (self.x, self.y) != before

    def cover(self) -> None:
        """Move at once so that no area beyond the sheet's edge is visible, if the sheet is large enough."""
        aim = list(self.aim)
        for n, value in enumerate(aim):
            low, high = self._bounds(n)
            aim[n] = _between(value, low, high) if low < high else value
        if tuple(aim) != self.aim:
            self._to = None
            self.x, self.y = aim
            self._pin()

    def zoom_to(self, step: int, at: Point) -> bool:
        """Set the zoom step within its limits, keeping the sheet point at the screen point `at`.

        Return whether the step changed.
        """
        step = min(self.most, max(min(self.least, self.step), step))
        if step == self.step:
            return False
        self._to, self._over_margin = None, False
        held = self.to_sheet(at)
        self.step = step
        self.x = held[0] + (self.view.centerx - at[0]) / self.zoom
        self.y = held[1] + (self.view.centery - at[1]) / self.zoom
        self._clamp()
        return True

    def centre(self, point: Point) -> None:
        """Move smoothly until a sheet point is at the centre of the uncovered part of the view."""
        self.ease_to(self._seen_from(point, -1))

    def ease_to(self, point: Point) -> None:
        """Move smoothly until a sheet point is at the centre of the view, as far as the sheet's edge allows."""
        self._over_margin = False
        self._glide(self._held(point))

    def _glide(self, target: Point) -> None:
        """Start an eased move to a point that the edge allows."""
        if max(abs(target[0] - self.x), abs(target[1] - self.y)) * self.zoom >= 1:
            self._from, self._to, self._passed = (self.x, self.y), target, 0.0

    def frame(
        self,
        must: Sequence[Point],
        also: Sequence[Point],
        edge: Point,
        beyond: float,
        kept: Sequence[Point] = (),
        rim: float = 0.0,
        share: float = 1.0,
        whole: Collection[Point] = (),
    ) -> None:
        """Move smoothly so that places are in view; do nothing if they already are.

        The camera makes the shortest move and zooms out if the points of `must` do not fit; it never zooms in. With any
        points in `must`, it moves for those of `also` only if all of them fit; otherwise for those that fit, in order.
        A running move is treated as complete. `edge` is the margin across and down around each point, `beyond` an
        additional margin around the points of `must`, and `rim` one around all points in case of a move, all in sheet
        pixels. Points in `kept` cause no move, but are included in order as far as they fit with a wide margin. Points
        of `also` that only the minimap covers cause no move, because the minimap hides. A point counts as in view with
        the part `share` of the margin `edge`; those in `whole` need all of it.
        """
        places = [*must, *also]
        enough = edge[0] * share, edge[1] * share
        seen = {place: edge if place in whole else enough for place in places}
        edge, calm = (edge[0] + rim, edge[1] + rim), (edge[0] + beyond + rim, edge[1] + beyond + rim)
        room = also if fits(self.free.size, places, calm, self.step) else ()
        others = room if must else self._beside((), also, edge) or also[:1]
        hidden = self.inset_hides()
        calmly = all(
            self._in_sight(place, (seen[place][0] + beyond, seen[place][1] + beyond), uncovered=hidden)
            for place in must
        )
        if calmly and all(self._in_sight(place, seen[place], uncovered=hidden or bool(must)) for place in others):
            return
        wanted = [*must, *others]
        ample = edge[0] + calm[0], edge[1] + calm[1]
        beside = self._beside(places if fits(self.free.size, places, edge, self.step) else wanted, kept, ample)
        must = [*must, *beside]
        step = self.step
        while step > self.least and not fits(self.free.size, must, edge, step):
            step -= 1
        if step < self.step and fits(self.free.size, places, calm, step):
            wanted = places
        self.zoom_to(step, self.view.center)
        self._glide(self._nearest_view(wanted, [*beside, *also], edge, calm))

    def _nearest_view(self, wanted: Sequence[Point], others: Sequence[Point], edge: Point, calm: Point) -> Point:
        """Return the nearest sheet point to look at that brings points into the free part.

        Around those in `wanted` there is up to twice the needed margin, if possible, so that neighbours shown
        next cause no move; others are just inside. The free part is used entirely, or only beside or above the
        minimap, whichever needs the shortest move. An overlay on a corner of the open part may be avoided
        instead. If the minimap must cover a point it is ignored, because it hides. Printed ground that fits is
        moved out of view only as a last resort.
        """
        places = [*wanted, *others]
        self._over_margin = False
        aims = list(self._aims(self.free, wanted, others, edge, calm))
        clear = [aim for aim in aims if all(self._in_sight(place, edge, aim) for place in wanted)]
        if not clear:
            self._over_margin = True
            loose = self._aims(self.free, wanted, others, edge, (0.0, 0.0))
            clear = [aim for aim in loose if all(self._in_sight(place, edge, aim) for place in wanted)]
            self._over_margin = bool(clear)
        if self._covered.width:
            aside = self._aims(self.open, wanted, others, edge, calm)
            clear += [aim for aim in aside if all(self._in_sight(place, edge, aim) for place in places)]
        if not clear and all(self._in_sight(place, edge, uncovered=True) for place in wanted):
            return self.aim
        return min(clear or aims[:1], key=lambda aim: math.dist(aim, self.aim))

    def _aims(
        self, free: pygame.Rect, wanted: Sequence[Point], others: Sequence[Point], edge: Point, calm: Point
    ) -> Iterator[Point]:
        """Yield for each part of the free part the nearest point to look at that brings points into it."""
        places = [*wanted, *others]
        roomy = places if fits(self.free.size, places, edge, self.step) else wanted
        for part in self._parts(free):
            now, goal = self._seen_from(self.aim, 1, part), [0.0, 0.0]
            for n in (0, 1):
                room = part.size[n] / 2 / self.zoom
                spare = max(0.0, min(calm[n], room - edge[n] - _spread([place[n] for place in roomy]) / 2))
                near = [(place[n], room - edge[n] - spare) for place in wanted]
                goal[n] = _fitted([*near, *((place[n], room - edge[n]) for place in others)], now[n])
            x, y = goal
            yield self._held(self._seen_from((x, y), -1, part))

    def _parts(self, free: pygame.Rect) -> Iterator[pygame.Rect]:
        """Yield a part of the view, and its parts beside and above or below the minimap."""
        yield free
        inset = self.inset().clip(free)
        if not inset.width:
            return
        left, top = inset.centerx < free.centerx, inset.centery < free.centery
        beside = (inset.right, free.right) if left else (free.left, inset.left)
        level = (inset.bottom, free.bottom) if top else (free.top, inset.top)
        yield pygame.Rect(beside[0], free.top, beside[1] - beside[0], free.height)
        yield pygame.Rect(free.left, level[0], free.width, level[1] - level[0])

    def _beside(self, places: Sequence[Point], others: Sequence[Point], around: Point) -> Sequence[Point]:
        """Return those of `others` that fit in the view with `places`, in order."""
        if fits(self.free.size, [*places, *others], around, self.step):
            return others
        found = list[Point]()
        for other in others:
            if fits(self.free.size, [*places, *found, other], around, self.step):
                found.append(other)
        return found

    def _seen_from(self, point: Point, way: int, part: pygame.Rect | None = None) -> Point:
        """Return the point at a free part's centre while `point` is at the view's centre (1), or the reverse (-1)."""
        free = self.free if part is None else part
        off = free.centerx - self.view.centerx, free.centery - self.view.centery
        return point[0] + way * off[0] / self.zoom, point[1] + way * off[1] / self.zoom

    def _in_sight(self, place: Point, calm: Point, aim: Point | None = None, *, uncovered: bool = False) -> bool:
        """Return whether a point has the margin `calm` within the free part, or beside the overlay on its corner.

        `aim` is where the camera looks, None for the end of the current move. `uncovered` ignores the minimap.
        """
        aim = self.aim if aim is None else aim
        x, y = (self.view.center[n] + (place[n] - aim[n]) * self.zoom for n in (0, 1))
        wide, high = (math.ceil(calm[n] * self.zoom) for n in (0, 1))
        box = pygame.Rect(round(x) - wide, round(y) - high, 2 * wide, 2 * high)
        if not uncovered and box.colliderect(self.inset()):
            return False
        now = self._seen_from(aim, 1)
        if all(abs(place[n] - now[n]) <= self.free.size[n] / 2 / self.zoom - calm[n] for n in (0, 1)):
            return True
        return self.open.contains(box) and not self._covered.colliderect(box)

    def sees(self, places: Sequence[Point], around: Point) -> bool:
        """Return whether points are in view with a margin after the current move; the minimap is ignored."""
        return all(self._in_sight(place, around, uncovered=True) for place in places)

    def look_at(self, point: Point, step: int) -> None:
        """Show a sheet point at the centre at a zoom step, at once, as far as the limits of zoom and sheet allow."""
        self._to, self._over_margin = None, False
        self.step = min(self.most, max(self.least, step))
        self.x, self.y = point
        self._clamp()

    def finish(self) -> None:
        """Complete the current move at once."""
        if self._to is not None:
            (self.x, self.y), self._to = self._to, None
            self._pin()

    def update(self, dt: float) -> bool:
        """Advance the current move by `dt` seconds; return whether the camera moved."""
        if self._to is None:
            return False
        self._passed += dt
        if self._passed >= EASE:
            self.finish()
            return True
        share = 1 - (1 - self._passed / EASE) ** 3
        self.x = self._from[0] + (self._to[0] - self._from[0]) * share
        self.y = self._from[1] + (self._to[1] - self._from[1]) * share
        self._pin()
        return True

    def _clamp(self) -> None:
        """Keep the sheet in the view, centred along an axis on which it is smaller."""
        x, y = (_between(value, *self._bounds(n)) for n, value in enumerate((self.x, self.y)))
        self.x, self.y = x, y
        self._pin()

    def _pin(self) -> None:
        """Compute the sheet's origin in whole pixels."""
        self.origin = round(self.view.centerx - self.x * self.zoom), round(self.view.centery - self.y * self.zoom)

    def _held(self, point: Point, now: Point | None = None) -> Point:
        """Return where to look instead of at `point`, so that no more beyond the sheet's edge is visible than `now`.

        Along an axis on which the sheet fits, it keeps its position if it is entirely visible.
        """
        found = list[float]()
        for n, (value, here) in enumerate(zip(point, now or self.aim, strict=True)):
            low, high = self._bounds(n)
            fits = low >= high
            least, most = (high, low) if fits else (min(low, here), max(high, here))
            found.append(min(most, max(least, here if fits else value)))
        return found[0], found[1]

    def _bounds(self, n: int) -> Point:
        """Return the least and greatest view centre along an axis without a strip beyond the sheet's edge.

        They are in reverse order if the sheet is smaller than the free part, or if only its margins do not fit;
        then the printed part is entirely visible between them.
        """
        low, high = self._ends(n, 0.0, self.sheet[n])
        if low >= high or self._over_margin:
            return low, high
        first, last = self._ends(n, *(corner[n] for corner in self.printed))
        return (min(high, first), max(low, last)) if first >= last else (low, high)

    def _ends(self, n: int, start: float, end: float) -> Point:
        """Return the view centres at which a part of the sheet begins and ends with the free part, along an axis."""
        half = self.view.size[n] / 2 / self.zoom
        before = (self.free.topleft[n] - self.view.topleft[n]) / self.zoom
        behind = (self.view.bottomright[n] - self.free.bottomright[n]) / self.zoom
        return start + half - before, end - half + behind


def seen_part(camera: Camera) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of the view in sheet pixels."""
    left, top = camera.to_sheet(camera.view.topleft)
    right, bottom = camera.to_sheet(camera.view.bottomright)
    return left, top, right, bottom


def usual_step(camera: Camera, scale: float) -> int:
    """Return the zoom step at which a place has nearly its usual width and fits the view together with its
    neighbours.
    """
    steps, (width, height) = range(camera.least, camera.most + 1), camera.place
    fitting = [step for step in steps if ZOOMS[step] * height <= camera.view.height] or [camera.least]
    wide = scale * USUAL / width
    return min(fitting, key=lambda step: max(ZOOMS[step] / wide, wide / ZOOMS[step]))


def fits(size: tuple[int, int], places: Sequence[Point], around: Point, step: int) -> bool:
    """Return whether points fit in an area of a size in screen pixels at a zoom step, with the margin `around` each
    in sheet pixels.
    """
    spread = [_spread([place[n] for place in places]) for n in (0, 1)]
    return all((spread[n] + 2 * around[n]) * ZOOMS[step] <= size[n] for n in (0, 1))


def _between(value: float, low: float, high: float) -> float:
    """Return a value clamped to two bounds; their mean if they are in reverse order."""
    return (low + high) / 2 if low >= high else min(high, max(low, value))


def _spread(values: Sequence[float]) -> float:
    """Return the difference of the greatest and the least value."""
    return max(values) - min(values) if values else 0.0


def _fitted(values: Sequence[tuple[float, float]], now: float) -> float:
    """Return the position nearest to `now` with values within reach along one axis, the first ones first."""
    low, high = float("-inf"), float("inf")
    for value, reach in values:
        least, most = value - reach, value + reach
        low, high = min(max(low, least), high), max(min(high, most), low)
    return min(high, max(low, now))

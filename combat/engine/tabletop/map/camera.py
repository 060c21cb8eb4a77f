"""The camera over the board: what part of the sheet is seen, how large, and its eased moves.

Sheet pixels are those of the painted sheet at full size (there a hex is 128 wide); screen pixels are the window's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]

Span: TypeAlias = tuple[Point, Point]
"""Upper left and lower right corner of a part of the sheet."""

NOTHING = pygame.Rect(0, 0, 0, 0)

TILE = 256
"""The side of a scaled tile in pixels: small, so that few tiles reach far out of the view."""

BLOCKS = (1024, 862, 724, 608, 512, 430, 362, 304, 256, 216, 182, 152, 128, 108, 90, 76, 64)
"""Sheet pixels that one tile shows at each zoom step: about four steps to a doubling, and whole pixels everywhere."""

ZOOMS = tuple(TILE / block for block in BLOCKS)
"""Screen pixels for one sheet pixel at each step, from a quarter to four times."""

USUAL = 128
"""Pixels at scale 1 that what stands on a place is usually wide."""
HEX = 128.0, 111.0
"""Width and height of a hex on a painted sheet, in its pixels."""

EASE = 0.22
"""Seconds that the camera takes to move by itself."""


class Camera:
    """Where the camera looks: a point of the sheet in the middle of the view, and a zoom step."""

    def __init__(self, sheet: tuple[int, int], place: Point = HEX, printed: Span | None = None) -> None:
        """Args: place: the size of what stands on a place; printed: upper left and lower right corner of what the
        sheet's places take up within its margins, None for all of it; both in sheet pixels."""
        self.sheet = sheet
        self._printed: Span = printed or ((0, 0), sheet)
        self._place = place[0], round(3 * place[1])
        """The width of what stands on a place, and its height with that of the places above and below it."""
        self.view = self.free = pygame.Rect(0, 0, 1, 1)
        """The view on the screen, and the part of it over which no panel lies."""
        self._open, self._covered = self.free, pygame.Rect(0, 0, 0, 0)
        """Where a thing may stay in sight, and what lies over a corner of that."""
        self.inset: Callable[[], pygame.Rect] = lambda: NOTHING
        """Return the rectangle of the small map, which covers a corner of the free part; empty without one."""
        self.inset_hides: Callable[[], bool] = lambda: False
        """Return whether the small map is hidden just now, so that it covers nothing while the view rests."""
        self.x, self.y = sheet[0] / 2, sheet[1] / 2
        self.step = ZOOMS.index(1.0)
        self.least, self.most = 0, len(ZOOMS) - 1
        self._scale = 0.0
        """The scale of the view when it was given last."""
        self._from: Point = (0, 0)
        self._to: Point | None = None
        self._passed = 0.0
        self._over_margin = False
        """Whether it has moved some of the printed part out of sight that would fit, for a pile that reaches beyond."""
        self.origin = (0, 0)
        """Where the sheet's upper left corner lies on the screen."""

    @property
    def zoom(self) -> float:
        """Screen pixels for one sheet pixel."""
        return ZOOMS[self.step]

    @property
    def moving(self) -> bool:
        """Whether an eased move is under way."""
        return self._to is not None

    @property
    def aim(self) -> Point:
        """The sheet's point that is in the middle once an eased move has ended."""
        return self._to or (self.x, self.y)

    @property
    def middle(self) -> Point:
        """Return the sheet's point in the middle of what is free of the view, once an eased move has ended."""
        return self._seen_from(self.aim, 1)

    def put_in_middle(self, point: Point) -> None:
        """Look at once so that a sheet point is in the middle of the free part, as far as the edge allows."""
        self.look_at(self._seen_from(point, -1), self.step)

    @property
    def open(self) -> pygame.Rect:
        """The part of the view over which no panel lies, whatever else lies on a corner of it."""
        return self._open

    @property
    def seen(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the view on the sheet."""
        left, top = self.to_sheet(self.view.topleft)
        right, bottom = self.to_sheet(self.view.bottomright)
        return left, top, right, bottom

    def to_screen(self, point: Point) -> Point:
        """A point of the sheet on the screen."""
        zoom = ZOOMS[self.step]
        return self.origin[0] + point[0] * zoom, self.origin[1] + point[1] * zoom

    def to_sheet(self, point: Point) -> Point:
        """A point of the screen on the sheet."""
        return (point[0] - self.origin[0]) / self.zoom, (point[1] - self.origin[1]) / self.zoom

    def look_through(self, view: pygame.Rect, scale: float, free: pygame.Rect | None = None) -> None:
        """Gives the camera its view on the screen, and what is free of it; the scale sets how far it may zoom.

        At the same scale the picture stays where it is on the screen while what lies beside the view grows or shrinks,
        even where that bares a strip beyond the sheet's edge; only a sheet that fits the free part, or what is printed
        on it where that fits, is kept whole in it.
        """
        held, (before_x, before_y), origin = scale == self._scale, self.view.center, self.origin
        self.view, self._scale = view.copy(), scale
        self.free = view.copy() if free is None or not free.width or not free.height else free.clip(view)
        self._open, self._covered = self.free, pygame.Rect(0, 0, 0, 0)
        whole = min(self.free.width / self.sheet[0], self.free.height / self.sheet[1])
        small = [step for step, zoom in enumerate(ZOOMS) if zoom <= whole] or [0]
        large = [step for step, zoom in enumerate(ZOOMS) if zoom <= 2.05 * scale]
        self.least, self.most = small[-1], max(large[-1], small[-1])
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
        """From now on what is to be seen is brought into one part of the view: something lies on a corner of the whole.

        What is in sight elsewhere in the whole may stay where it is.
        """
        self.free = free.clip(self.view)
        self._open = self.free if whole is None else whole.clip(self.view)
        self._covered = pygame.Rect(0, 0, 0, 0) if covered is None else covered.copy()

    def usual_step(self, scale: float) -> int:
        """Return the zoom step at which a place is nearest to its usual width, and fits the view with others."""
        steps = range(self.least, self.most + 1)
        fitting = [step for step in steps if ZOOMS[step] * self._place[1] <= self.view.height] or [self.least]
        wide = scale * USUAL / self._place[0]
        return min(fitting, key=lambda step: max(ZOOMS[step] / wide, wide / ZOOMS[step]))

    def pan(self, dx: float, dy: float) -> bool:
        """Moves the camera by screen pixels at once; False at the edge."""
        self._to, self._over_margin = None, False
        before = self.x, self.y
        self.x, self.y = self._held((self.x + dx / self.zoom, self.y + dy / self.zoom))
        self._pin()
        return (self.x, self.y) != before

    def cover(self) -> None:
        """Move at once so far that no strip is bared beyond the edge of a sheet which fills the free part."""
        aim = list(self.aim)
        for n, value in enumerate(aim):
            low, high = self._bounds(n)
            aim[n] = _between(value, low, high) if low < high else value
        if tuple(aim) != self.aim:
            self._to = None
            self.x, self.y = aim
            self._pin()

    def zoom_to(self, step: int, at: Point) -> bool:
        """Changes the zoom step, keeping the sheet's point under `at` (on the screen) where it is."""
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
        """Glides until a point of the sheet is in the middle of what is free of the view."""
        self.ease_to(self._seen_from(point, -1))

    def ease_to(self, point: Point) -> None:
        """Glides until a point of the sheet is in the middle, as far as the sheet's edge allows."""
        self._over_margin = False
        self._glide(self._held(point))

    def _glide(self, target: Point) -> None:
        """Begin an eased move to a point that the sheet's edge allows."""
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
    ) -> None:
        """Leave everything as it is while all points are in sight, `edge` around them, and more around the first ones.

        Else glide the shortest way that brings them into sight, with `rim` more around each. Where those that `must` be
        seen do not fit, zoom out, and never in. Where some must be seen, move for the others only if all of them find
        room; of others alone those count that do, the first ones first. A move under way counts as done. `edge` is
        across and down, `beyond` is how much more, all in sheet pixels. Points to be `kept` cause no move; once
        anything else does, as many of them as find ample room beside the rest are in the view, the first ones first.
        Beside those that must be seen, others are no reason to move where only the small map covers them: it hides.
        """
        places = [*must, *also]
        seen, seen_calmly = edge, (edge[0] + beyond, edge[1] + beyond)
        edge, calm = (edge[0] + rim, edge[1] + rim), (edge[0] + beyond + rim, edge[1] + beyond + rim)
        room = also if self.fits(places, calm, self.step) else ()
        others = room if must else self._beside((), also, edge) or also[:1]
        hidden = self.inset_hides()
        calmly = all(self._in_sight(place, seen_calmly, uncovered=hidden) for place in must)
        if calmly and all(self._in_sight(place, seen, uncovered=hidden or bool(must)) for place in others):
            return
        wanted = [*must, *others]
        ample = edge[0] + calm[0], edge[1] + calm[1]
        beside = self._beside(places if self.fits(places, edge, self.step) else wanted, kept, ample)
        must = [*must, *beside]
        step = self.step
        while step > self.least and not self.fits(must, edge, step):
            step -= 1
        if step < self.step and self.fits(places, calm, step):
            wanted = places
        self.zoom_to(step, self.view.center)
        self._glide(self._nearest_view(wanted, [*beside, *also], edge, calm))

    def _nearest_view(self, wanted: Sequence[Point], others: Sequence[Point], edge: Point, calm: Point) -> Point:
        """Return the sheet point to look at, nearest to the present one, that brings points into the free part.

        Around those that are `wanted` is left as much as there is room for, up to twice what they need, so that the
        next beside them causes no move; others are whole. The free part is all of it, or what lies beside or above the
        small map, whichever needs the shortest move; what lies on a corner of the open part may be gone round where all
        points are in sight then. Where the sheet's edge lets the small map cover a point in any of them, the small map
        is disregarded: it hides. Printed ground that fits is moved out of sight only where nothing else helps.
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
            aside = self._aims(self._open, wanted, others, edge, calm)
            clear += [aim for aim in aside if all(self._in_sight(place, edge, aim) for place in places)]
        if not clear and all(self._in_sight(place, edge, uncovered=True) for place in wanted):
            return self.aim
        return min(clear or aims[:1], key=lambda aim: math.dist(aim, self.aim))

    def _aims(
        self, free: pygame.Rect, wanted: Sequence[Point], others: Sequence[Point], edge: Point, calm: Point
    ) -> Iterator[Point]:
        """Yield for each part of a free part the nearest point to look at that brings points into it."""
        places = [*wanted, *others]
        roomy = places if self.fits(places, edge, self.step) else wanted
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
        """Yield a part of the view, and what of it lies beside and above or below the small map."""
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
        """Those of other points that find room in the view beside some, the first ones first."""
        if self.fits([*places, *others], around, self.step):
            return others
        found = list[Point]()
        for other in others:
            if self.fits([*places, *found, other], around, self.step):
                found.append(other)
        return found

    def _seen_from(self, point: Point, way: int, part: pygame.Rect | None = None) -> Point:
        """Return the point in the middle of a free part while `point` is in the view's (1), or the reverse (-1)."""
        free = self.free if part is None else part
        off = free.centerx - self.view.centerx, free.centery - self.view.centery
        return point[0] + way * off[0] / self.zoom, point[1] + way * off[1] / self.zoom

    def _in_sight(self, place: Point, calm: Point, aim: Point | None = None, *, uncovered: bool = False) -> bool:
        """Return whether a point has room around it in the free part of the view, or beside what covers the rest of it.

        `aim` is where the camera looks; None: where it does once its move has ended. `uncovered`: the small map hides.
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
        return self._open.contains(box) and not self._covered.colliderect(box)

    def sees(self, places: Sequence[Point], around: Point) -> bool:
        """Whether points are in sight once it rests, each with as much around it; the small map may lie on one."""
        return all(self._in_sight(place, around, uncovered=True) for place in places)

    def fits(self, places: Sequence[Point], around: Point, step: int) -> bool:
        """Whether points find room in the view at a zoom step, each with so many sheet pixels around it."""
        spread = [_spread([place[n] for place in places]) for n in (0, 1)]
        return all((spread[n] + 2 * around[n]) * ZOOMS[step] <= self.free.size[n] for n in (0, 1))

    def look_at(self, point: Point, step: int) -> None:
        """Looks at once at a point of the sheet, at a zoom step, as far as the view allows both."""
        self._to, self._over_margin = None, False
        self.step = min(self.most, max(self.least, step))
        self.x, self.y = point
        self._clamp()

    def finish(self) -> None:
        """Ends an eased move at its goal at once."""
        if self._to is not None:
            (self.x, self.y), self._to = self._to, None
            self._pin()

    def update(self, dt: float) -> bool:
        """Goes on with an eased move; True if the camera moved."""
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
        """Keep the sheet in the view: in the middle of the free part along an axis on which it is smaller."""
        x, y = (_between(value, *self._bounds(n)) for n, value in enumerate((self.x, self.y)))
        self.x, self.y = x, y
        self._pin()

    def _pin(self) -> None:
        """Find the sheet's corner in whole pixels."""
        self.origin = round(self.view.centerx - self.x * self.zoom), round(self.view.centery - self.y * self.zoom)

    def _held(self, point: Point, now: Point | None = None) -> Point:
        """Return where to look instead of at a point so that no more is bared beyond the sheet's edge than is `now`.

        Along an axis on which the sheet fits the free part it stays where it is, if it lies whole there.
        """
        found = list[float]()
        for n, (value, here) in enumerate(zip(point, now or self.aim, strict=True)):
            low, high = self._bounds(n)
            fits = low >= high
            least, most = (high, low) if fits else (min(low, here), max(high, here))
            found.append(min(most, max(least, here if fits else value)))
        return found[0], found[1]

    def _bounds(self, n: int) -> Point:
        """Return the least and the greatest value of the view's middle along an axis for no strip to be bared there.

        They are the other way round where the sheet is smaller than the free part, or where only its margins are too
        much: then what is printed lies whole between them, and still no strip is bared.
        """
        low, high = self._ends(n, 0.0, self.sheet[n])
        if low >= high or self._over_margin:
            return low, high
        first, last = self._ends(n, *(corner[n] for corner in self._printed))
        return (min(high, first), max(low, last)) if first >= last else (low, high)

    def _ends(self, n: int, start: float, end: float) -> Point:
        """Return the view's middles along an axis at which a part of the sheet begins and ends with the free part."""
        half = self.view.size[n] / 2 / self.zoom
        before = (self.free.topleft[n] - self.view.topleft[n]) / self.zoom
        behind = (self.view.bottomright[n] - self.free.bottomright[n]) / self.zoom
        return start + half - before, end - half + behind


def _between(value: float, low: float, high: float) -> float:
    """Return the number between two bounds nearest to a value; their middle where they are the wrong way round."""
    return (low + high) / 2 if low >= high else min(high, max(low, value))


def _spread(values: Sequence[float]) -> float:
    """How far apart the outermost of some values lie."""
    return max(values) - min(values) if values else 0.0


def _fitted(values: Sequence[tuple[float, float]], now: float) -> float:
    """Return where to look along one axis, nearest to `now`, to have values within reach, the first ones first."""
    low, high = float("-inf"), float("inf")
    for value, reach in values:
        least, most = value - reach, value + reach
        low, high = min(max(low, least), high), max(min(high, most), low)
    return min(high, max(low, now))

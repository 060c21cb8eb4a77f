"""A table drawn at random: roads that cross, then pieces apart from them and from each other (A48)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees

from combat.engine.chance.picks import Picks
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import CM, MM, Point, Segment
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap, TableObjective
from combat.games.armour.content.kinds.random_tables_file import PiecePart, RandomTablesFile
from combat.games.armour.content.random_tables.natural_outlines import Place, Spot, patch, rounded_line

TRIES = 300
"""Number of places tried for a piece before the draft is given up."""
SIZE = (180, 120)
"""Size of table in centimetres for which numbers of pieces and places are given."""
SMOOTH = ("low-rise", "gentle-hill", "soft-ground")
"""Kinds whose outlines run in long curves; woods, scrub and rubble are more ragged."""
SLENDER = 0.75
"""Width of a patch for a length of 1."""
FORD_WIDTH = 5
"""The width of a ford across its road, in centimetres."""


class TableDraft:
    """One attempt at a table; `table` is None if a piece could not be placed."""

    def __init__(
        self, name: str, recipe: RandomTablesFile, size: tuple[int, int], levels: Sequence[int], picks: Picks
    ) -> None:
        """Draw a table.

        `size` is width and height in centimetres, `levels` are the heights of levels in units of 0.1 mm, and `picks`
        supplies the random numbers.
        """
        self.name, self.recipe, self.levels, self.picks = name, recipe, levels, picks
        self.width, self.height = size
        self.scenery, self.heights = list[Scenery](), list[HeightArea]()
        self._taken = list[ConvexShape]()
        self._crossing: Place = self._between(0.4, 0.6, self.width), self._between(0.4, 0.6, self.height)
        ways = self._ways()
        whole = all(self._place(piece) for piece in recipe.piece)
        self.scenery += ways
        self.table = self._made() if whole else None

    def _made(self) -> TableMap:
        width, height = self.width * CM, self.height * CM
        corners = Point(0, 0), Point(width, 0), Point(width, height), Point(0, height)
        base = Scenery(self.picks.one(self.recipe.bases), "area", corners)
        goals = [TableObjective(name, scaled(at, width, height)) for name, at in self.recipe.objectives.items()]
        return TableMap(self.name, width, height, (base, *self.scenery), tuple(self.heights), (), tuple(goals))

    def _between(self, least: float, most: float, whole: float) -> float:
        """Return a place in a part of a side, in millimetres' steps of a centimetre."""
        return self.picks.between(round(10 * least * whole), round(10 * most * whole)) / 10

    # -- roads and streams --------------------------------------------------------------------------------------

    def _ways(self) -> list[Scenery]:
        """Return two roads that cross, and now and then a stream with fords; nothing else lies near them."""
        (x, y), wide = self._crossing, self.recipe.road.width
        across = rounded_line([
            (0, self._between(0.3, 0.7, self.height)), (x / 2, y + self._bend()), (x, y),
            ((x + self.width) / 2, y + self._bend()), (self.width, self._between(0.3, 0.7, self.height)),
        ])  # fmt: skip
        down = rounded_line([
            (self._between(0.3, 0.7, self.width), 0), (x + self._bend(), y / 2), (x, y),
            (x + self._bend(), (y + self.height) / 2), (self._between(0.3, 0.7, self.width), self.height),
        ])  # fmt: skip
        second = "road" if self.picks.below(self.recipe.road.track) else "track"
        roads = [_line("road", across, wide), _line(second, down, wide)]
        stream = self._stream() if not self.picks.below(self.recipe.stream.one_in) else None
        found = [*([stream] if stream else []), *roads, *(self._fords(stream, roads) if stream else ())]
        self._taken += [leg for way in (*roads, *([stream] if stream else [])) for leg in way.line().sides]
        return found

    def _bend(self) -> float:
        return self.picks.between(-60, 60) / 10

    def _stream(self) -> Scenery:
        """Return a stream from the left edge to the right, in the upper or the lower part of the table."""
        upper = self.picks.below(2) == 0
        low, high = (0.12, 0.3) if upper else (0.7, 0.88)
        corners = [(self.width * place / 4, self._between(low, high, self.height)) for place in range(5)]
        return _line("stream", rounded_line(corners), self.recipe.stream.width)

    def _fords(self, stream: Scenery, roads: Sequence[Scenery]) -> Iterator[Scenery]:
        """Yield a ford where a road crosses the stream: a rectangle along the road."""
        long, wide = round(self.recipe.stream.ford * CM / 2), FORD_WIDTH * CM // 2
        for road in roads:
            for a, b in pairwise(road.corners):
                for c, d in pairwise(stream.corners):
                    at = _meeting((a, b), (c, d))
                    if at is not None:
                        turn = round(10 * degrees(atan2(b.y - a.y, b.x - a.x)))
                        around = ((-long, -wide), (long, -wide), (long, wide), (-long, wide))
                        corners = [at.moved(*turned(Point(x, y), turn)) for x, y in around]
                        yield Scenery("ford", "area", tuple(_whole_millimetres(each) for each in corners))

    # -- pieces -------------------------------------------------------------------------------------------------

    def _place(self, group: PiecePart) -> bool:
        """Draw the pieces of a group; return whether each found a place."""
        wanted = self.picks.between(*group.count) * self.width * self.height
        return all(self._place_one(group, number) for number in range(round(wanted / (SIZE[0] * SIZE[1]))))

    def _place_one(self, group: PiecePart, number: int) -> bool:
        kind, clear = self.picks.one(group.kinds), round(self.recipe.clear * CM)
        for attempt in range(TRIES):
            piece = self._drawn(group, kind, f"{self.name} {kind} {number} {attempt} {self.picks.below(1 << 30)}")
            shape = ConvexShape(piece.corners, piece.width // 2)
            if self._on_table(shape) and all(compare_distance(shape, other, clear) >= 0 for other in self._taken):
                self._taken.append(shape)
                self.scenery.append(piece)
                if group.heights:
                    level = self.levels.index(round(self.picks.one(group.heights) * CM)) + 1
                    self.heights.append(HeightArea(level, piece.corners))
                return True
        return False

    def _on_table(self, shape: ConvexShape) -> bool:
        return min(shape.left, shape.top) >= CM and shape.right <= (self.width - 1) * CM and (
            shape.bottom <= (self.height - 1) * CM
        )  # fmt: skip

    def _drawn(self, group: PiecePart, kind: str, seed: str) -> Scenery:
        """Return a piece of a kind somewhere on the table, as large as its group says."""
        middle, long = self._somewhere(group), self.picks.between(*(round(10 * each) for each in group.across)) / 10
        turn = self.picks.below(180)
        if group.form == "patch":
            spots = patch(middle, long / 2, long / 2 * SLENDER, turn, seed, ragged=kind not in SMOOTH)
            return Scenery(kind, "area", tuple(_units(spots)))
        if group.form == "field":
            wide = self.picks.between(*(round(10 * each) for each in group.across)) / 10
            return Scenery(kind, "area", tuple(_turned(middle, long, wide, turn // 6)))
        ends = list(_turned(middle, long, self._bend(), turn))
        bend = _middle(ends)
        corners = (_middle(ends[:1] + ends[3:]), bend.moved(0, round(self._bend() * CM / 2)), _middle(ends[1:3]))
        return Scenery(kind, "line", tuple(map(_whole_millimetres, corners)), round(group.width * CM))

    def _somewhere(self, group: PiecePart) -> Place:
        """Return a place for the middle of a piece, near the crossing if its group says so."""
        if not group.near_crossing:
            return self._between(0, 1, self.width), self._between(0, 1, self.height)
        x, y = self._crossing
        far = group.near_crossing
        return x + self.picks.between(round(-10 * far), round(10 * far)) / 10, y + self.picks.between(
            round(-10 * far), round(10 * far)
        ) / 10  # fmt: skip


def scaled(at: Sequence[int], width: int, height: int) -> Point:
    """Return a place on a table of the usual size, scaled to another size in units of 0.1 mm and rounded to 1 mm."""
    return _whole_millimetres(Point(at[0] * width // SIZE[0], at[1] * height // SIZE[1]))


def _line(kind: str, spots: Sequence[Spot], width: float) -> Scenery:
    return Scenery(kind, "line", tuple(_units(spots)), round(width * CM))


def _units(spots: Sequence[Spot]) -> Iterator[Point]:
    """Yield points in units of 0.1 mm from places in millimetres."""
    return (Point(x * MM, y * MM) for x, y in spots)


def _turned(middle: Place, long: float, wide: float, degrees_: int) -> Iterator[Point]:
    """Yield the corners of a turned rectangle on whole millimetres; all sizes in centimetres."""
    at = Point(round(middle[0] * CM), round(middle[1] * CM))
    x, y = round(long * CM / 2), round(wide * CM / 2)
    for corner in ((-x, -y), (x, -y), (x, y), (-x, y)):
        yield _whole_millimetres(at.moved(*turned(Point(*corner), 10 * degrees_)))


def _middle(points: Sequence[Point]) -> Point:
    return Point(sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points))


def _whole_millimetres(point: Point) -> Point:
    return Point((point.x + MM // 2) // MM * MM, (point.y + MM // 2) // MM * MM)


def _meeting(one: Segment, other: Segment) -> Point | None:
    """Return where two segments cross, to a whole millimetre; None where they do not."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if not across:
        return None
    along = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)
    beside = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax)
    if not (0 <= along / across <= 1 and 0 <= beside / across <= 1):
        return None
    return _whole_millimetres(Point(ax + (bx - ax) * along // across, ay + (by - ay) * along // across))

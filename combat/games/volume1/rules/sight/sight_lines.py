"""Lines of sight over levels and obstacles, with reasons (12.0, 12.1), and smoke on them (18.0).

Heights are in half levels. Each hex has a *rise*: twice its height, plus one if terrain that blocks makes up that
height. Terrain as high as the higher man blocks and bare ground does not, so both cases are "rise > 2 * his height".
Where a line follows a hex side, the lower of the two rises counts.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.grid import Line
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.space.hexes.lines import Step
from combat.games.volume1.rules.book import Numbers
from combat.games.volume1.rules.state import Smoke
from combat.games.volume1.rules.terrain import TerrainChart

Reason: TypeAlias = Literal[
    "same-hex",
    "adjacent",
    "clear",
    "looks-over",
    "continuous-slope",
    "taller-than-both",
    "as-tall-as-higher",
    "low-grass",
    "plateau-edge",
    "blind-hex",
    "sunken",
    "off-board",
    "too-dark",
    "melee",
]
"""The reason why a line is open (the first five) or cut (the others)."""

Effect: TypeAlias = Literal["none", "on-slope", "casts-blind", "plateau-edge", "blocks"]

BESIDE_THE_BOARD = 1 << 20
"""Rise of hexes off the board: for a line along the board's edge only the hex on the board counts."""

REMEMBERED, REMEMBERED_FIELDS = 10_000, 32
"""Maximum numbers of cached lines and fields of view; a full cache is cleared."""
REMEMBERED_REACHES = 100_000
"""Maximum number of cached ranges, which are small: two hundred men on nine sheets need this many in six turns."""
HIDDEN = -1
"""The range of a line on which nothing is seen."""


class Sight(Record):
    """Result for one line of sight; heights are in half levels, ranges in hexes."""

    visible: bool
    range: int
    rule: str
    reason: Reason
    blocked_by: Hex | None
    """The hex that cuts the line."""
    viewer_height: int
    target_height: int
    obstacle_height: int | None = None
    """Height of the step that cuts the line."""
    blind_hexes: int = 0
    """Number of blind hexes behind that step, for "blind-hex"."""
    behind: int = 0
    """Distance from that step to the lower man."""
    night: int = 0
    """Range of sight in hexes, for "too-dark"."""
    light: int = 0
    """...unless a flare burns within so many hexes of the end."""


Known: TypeAlias = dict[Hex, dict[Hex, Sight]]
"""Results by viewer and target; two plain dictionary look-ups are faster than one with a pair as key."""
Reaches: TypeAlias = dict[Hex, int]
"""Range at which each target is seen, or HIDDEN."""


class HexView(NamedTuple):
    """Cache of the lines from one hex, kept separately for viewers who keep low and who do not."""

    upright: Reaches
    low: Reaches
    """Of targets that keep low."""
    blind: set[Hex]
    """Targets that he sees in neither stance; `upright` and `low` need not list them."""

    def reaches(self, low: bool) -> Reaches:
        """Return the cached ranges by target hex, for targets that keep low or for others."""
        return self.low if low else self.upright


class TraceStep(Record):
    """Effect of one step of a line of sight; `height` is in half levels."""

    hexes: Step
    height: int
    distance: int
    """From the viewer."""
    effect: Effect
    blind_hexes: int
    hides: bool
    """Whether this step alone cuts the line."""


class _Walk(NamedTuple):
    """A line on the board from slot to slot, the heights of its two ends and the rises between."""

    start: int
    end: int
    line: Line
    viewer: int
    target: int
    rise_of: Sequence[int]
    """The rise of every slot of the board."""
    rises: Sequence[int]
    """The rise of every step: along a side the lower of the two."""

    def effect(self, index: int) -> Effect:
        """Return the effect of a step on the line, without regard to continuous slopes."""
        higher, rise = max(self.viewer, self.target), self.rises[index]
        if rise > 2 * higher:
            return "blocks"
        if rise >> 1 <= min(self.viewer, self.target):
            return "none"
        return "plateau-edge" if rise == 2 * higher else "casts-blind"

    def is_continuous_slope(self) -> bool:
        """Return whether every hex from the higher man to the lower is at least one level below the previous (12.1)."""
        downhill = self.viewer > self.target
        height, lower = (self.viewer, self.target) if downhill else (self.target, self.viewer)
        for rise in self.rises if downhill else reversed(self.rises):
            if rise >> 1 > height - 2:
                return False
            height = rise >> 1
        return lower <= height - 2

    def blind_hexes(self, index: int, band: int) -> int:
        """Return the blind hexes behind a step: more with the range to it, fewer the higher the viewer (12.1)."""
        far = self.line.from_start[index] if self.viewer > self.target else self.line.to_end[index]
        levels_above = (max(self.viewer, self.target) - (self.rises[index] >> 1)) // 2
        return max(0, -(-far // band) - max(0, levels_above - 1))

    def behind(self, index: int) -> int:
        """Return the distance from a step to the lower man, in hexes."""
        return self.line.to_end[index] if self.viewer > self.target else self.line.from_start[index]

    def slot(self, index: int) -> int:
        """Return the slot of a step: along a hex side that of the lower hex, which decides."""
        first = self.start + self.line.jumps[index]
        if self.line.twins is None:
            return first
        return min(first, self.start + self.line.twins[index], key=self.rise_of.__getitem__)


class SightLines:
    """All lines of sight on one board; create a new object when the board changes.

    A man *keeps low* while his order is Sneak, Hide, Rally or Reload. Night and melees are not considered here;
    `combat.games.volume1.rules.sight.visibility` adds them (15.0, 21.0).
    """

    __slots__ = (
        "_band",
        "_board",
        "_cells",
        "_fields",
        "_grass",
        "_grid",
        "_ground",
        "_known",
        "_outlooks",
        "_remembered",
        "_remembered_reaches",
        "_rises",
        "_sunken",
        "_upright",
    )

    def __init__(self, board: Board, chart: TerrainChart, numbers: Numbers) -> None:
        self._board = board
        self._band = numbers.blind_band
        self._grid = grid = board.grid
        self._cells: list[Step] = [()] * grid.size
        self._ground = [0] * grid.size
        self._sunken = [False] * grid.size
        self._grass = [""] * grid.size
        self._rises = ([BESIDE_THE_BOARD] * grid.size, [BESIDE_THE_BOARD] * grid.size)
        for hex_, terrain_id, level in zip(grid.hexes, board.terrains, board.levels, strict=True):
            slot, terrain = grid.slots[hex_], chart[terrain_id]
            bare, standing = 4 * level, 4 * level + 2 * terrain.size_halves + 1
            self._cells[slot] = (hex_,)
            self._ground[slot] = 2 * level
            self._sunken[slot] = terrain.sunken
            self._grass[slot] = terrain.rule if terrain.blocks == "low" else ""
            upright, low = self._rises
            upright[slot] = standing if terrain.blocks == "always" else bare
            low[slot] = bare if terrain.blocks == "never" else standing
        self._known: tuple[Known, Known, Known, Known] = ({}, {}, {}, {})
        """By who keeps low, in this order: neither, the viewer, the target, both."""
        self._upright = self._known[0]
        self._remembered = 0
        self._outlooks: tuple[dict[Hex, HexView], dict[Hex, HexView]] = ({}, {})
        """By whether the viewer keeps low."""
        self._remembered_reaches = 0
        self._fields: dict[tuple[Hex, bool, bool], Mapping[Hex, Sight]] = {}

    def check(self, a: Hex, b: Hex, a_low: bool = False, b_low: bool = False) -> Sight:
        """Return the line of sight from a man at `a` to one at `b`, with the reason.

        The flags say who keeps low. The result is symmetric.
        """
        try:
            if a_low or b_low:
                return self._known[a_low + 2 * b_low][a][b]
            return self._upright[a][b]
        except KeyError:
            return self._learn(a, b, a_low, b_low)

    def _learn(self, a: Hex, b: Hex, a_low: bool, b_low: bool) -> Sight:
        """Compute and cache a line; a full cache is cleared first."""
        if self._remembered >= REMEMBERED:
            self._remembered = 0
            for known in self._known:
                known.clear()
        self._remembered += 1
        found = self._known[a_low + 2 * b_low].setdefault(a, {})[b] = self._judge(a, b, a_low, b_low)
        return found

    def outlook(self, a: Hex, a_low: bool) -> HexView:
        """Return the cache of what a man at `a` sees; `reach` adds entries to it."""
        try:
            return self._outlooks[a_low][a]
        except KeyError:
            return self._outlooks[a_low].setdefault(a, HexView({}, {}, set()))

    def reach(self, a: Hex, b: Hex, a_low: bool, b_low: bool) -> int:
        """Return the range at which a man at `a` sees one at `b`, or HIDDEN: as `check`, without reasons but faster.

        Most lines end at the first wood, and nothing behind it is examined. Lines are symmetric, so the result is
        cached for both ends; what blocks two upright men also blocks men who keep low.
        """
        if self._remembered_reaches >= REMEMBERED_REACHES:
            self._remembered_reaches = 0
            for known in self._outlooks:
                known.clear()
        self._remembered_reaches += 2
        if self._is_blocked(a, b, False):
            for low in (False, True):
                self.outlook(a, low).blind.add(b)
                self.outlook(b, low).blind.add(a)
            return HIDDEN
        low = a_low or b_low
        line = None if low and self._is_blocked(a, b, True) else self.check(a, b, a_low, b_low)
        found = line.range if line is not None and line.visible else HIDDEN
        self.outlook(a, a_low).reaches(b_low)[b] = self.outlook(b, b_low).reaches(a_low)[a] = found
        return found

    def _is_blocked(self, a: Hex, b: Hex, low: bool) -> bool:
        """Return whether something between is too high for both men; False off the board."""
        start, end = self._grid.slots.get(a), self._grid.slots.get(b)
        if start is None or end is None:
            return False
        limit = 2 * max(self._ground[start], self._ground[end])
        return self._blocking(start, self._grid.line(start, end), self._rises[low], limit) is not None

    def field_of_view(self, a: Hex, a_low: bool = False, b_low: bool = False) -> Mapping[Hex, Sight]:
        """Return the line of sight from hex `a` to every hex of the board, by hex. Cached.

        `a_low`: the viewer keeps low; `b_low`: the man seen keeps low.
        """
        found = self._fields.get((a, a_low, b_low))
        if found is None:
            if len(self._fields) >= REMEMBERED_FIELDS:
                self._fields.clear()
            judge = self._judge
            found = self._fields[a, a_low, b_low] = {b: judge(a, b, a_low, b_low) for b in self._grid.hexes}
        return found

    def trace(self, a: Hex, b: Hex, a_low: bool = False, b_low: bool = False) -> tuple[TraceStep, ...]:
        """Return the effect of each step of a line of sight, in order from `a`; raise HexError for a hex off the
        board.

        The flags say who keeps low.
        """
        for hex_ in (a, b):
            self._board.place(hex_)
        walk = self._walk(self._grid.slots[a], self._grid.slots[b], a_low or b_low)
        sloping = walk.is_continuous_slope()
        steps = []
        for index, hexes in enumerate(self._crossed(walk.start, walk.line)):
            effect = walk.effect(index)
            if sloping and effect == "casts-blind":
                effect = "on-slope"
            blind = walk.blind_hexes(index, self._band) if effect == "casts-blind" else 0
            hides = effect in ("blocks", "plateau-edge") or walk.behind(index) <= blind
            far = walk.line.from_start[index]
            steps.append(TraceStep(hexes, walk.rises[index] >> 1, far, effect, blind, hides))
        return tuple(steps)

    def crossed(self, a: Hex, b: Hex) -> tuple[Step, ...]:
        """Return the steps strictly between two hexes; each is one hex, or two where the line follows a hex side."""
        start = self._grid.slots[a]
        return self._crossed(start, self._grid.line(start, self._grid.slots[b]))

    def _judge(self, a: Hex, b: Hex, a_low: bool, b_low: bool) -> Sight:
        slots, sunken = self._grid.slots, self._sunken
        start, end = slots.get(a), slots.get(b)
        if start is None or end is None:
            return Sight(False, distance(a, b), "12.0", "off-board", None, 0, 0)
        line, viewer, target = self._grid.line(start, end), self._ground[start], self._ground[end]
        reach = line.range
        if reach < 2:
            return _open_line(reach, "adjacent" if reach else "same-hex", viewer, target)
        rise_of = self._rises[a_low or b_low]
        blocking = self._blocking(start, line, rise_of, 2 * max(viewer, target))
        if blocking is not None:
            return self._blocked(line, blocking, viewer, target, rise_of)
        walk = self._walk(start, end, a_low or b_low)
        top = max(walk.rises)
        if a_low and sunken[start] and not self._shows_sunken(walk, target - viewer):
            return self._verdict(walk, False, "sunken", a)
        if b_low and sunken[end] and not self._shows_sunken(walk, viewer - target):
            return self._verdict(walk, False, "sunken", b)
        if top >> 1 <= viewer and top >> 1 <= target:
            return _open_line(reach, "clear", viewer, target)
        return self._look_down(walk)

    def _walk(self, start: int, end: int, low: bool) -> _Walk:
        line, rise_of = self._grid.line(start, end), self._rises[low]
        if line.twins is None:
            rises = [rise_of[start + jump] for jump in line.jumps]
        else:
            pairs = zip(line.jumps, line.twins, strict=True)
            rises = [min(rise_of[start + jump], rise_of[start + twin]) for jump, twin in pairs]
        return _Walk(start, end, line, self._ground[start], self._ground[end], rise_of, rises)

    def _crossed(self, start: int, line: Line) -> tuple[Step, ...]:
        cells = self._cells
        if line.twins is None:
            return tuple([cells[start + jump] for jump in line.jumps])
        pairs = zip(line.jumps, line.twins, strict=True)
        return tuple([cells[start + jump] + (cells[start + twin] if twin != jump else ()) for jump, twin in pairs])

    @staticmethod
    def _blocking(start: int, line: Line, rise_of: Sequence[int], limit: int) -> tuple[int, int] | None:
        """Return the first step above a limit, as index and slot; along a side both hexes must be above, the lower
        counts.
        """
        if line.twins is None:
            for index, jump in enumerate(line.jumps):
                if rise_of[start + jump] > limit:
                    return index, start + jump
            return None
        for index, jump in enumerate(line.jumps):
            first, second = start + jump, start + line.twins[index]
            if rise_of[first] > limit and rise_of[second] > limit:
                return index, min(first, second, key=rise_of.__getitem__)
        return None

    def _blocked(self, line: Line, step: tuple[int, int], viewer: int, target: int, rise_of: Sequence[int]) -> Sight:
        """Return the result for a line blocked by a step, as found by `_blocking`."""
        index, slot = step
        rise, behind = rise_of[slot], (line.to_end if viewer > target else line.from_start)[index]
        grass = self._grass[slot] if rise & 1 else ""
        reason: Reason = "low-grass" if grass else "as-tall-as-higher" if rise & 1 else "taller-than-both"
        rule = grass or "12.1"
        return Sight(False, line.range, rule, reason, self._cells[slot][0], viewer, target, rise >> 1, 0, behind)

    def _look_down(self, walk: _Walk) -> Sight:
        """Return the result when something between is higher than the lower man but does not block."""
        if walk.is_continuous_slope():
            return self._verdict(walk, True, "continuous-slope")
        lower = min(walk.viewer, walk.target)
        for index, rise in enumerate(walk.rises):
            if rise >> 1 <= lower:
                continue
            if walk.effect(index) == "plateau-edge":
                return self._cut(walk, "plateau-edge", index)
            blind = walk.blind_hexes(index, self._band)
            if walk.behind(index) <= blind:
                return self._cut(walk, "blind-hex", index, blind)
        return self._verdict(walk, True, "looks-over")

    def _shows_sunken(self, walk: _Walk, drop: int) -> bool:
        """Return whether a viewer `drop` half levels above sees a man who keeps low in sunken ground (12.1)."""
        return walk.line.range <= max(1, drop // 2) or self._is_all_sunken(walk) or walk.is_continuous_slope()

    def _is_all_sunken(self, walk: _Walk) -> bool:
        """Return whether the whole line is in sunken ground (11.08, 11.09)."""
        start, line, sunken = walk.start, walk.line, self._sunken
        return (
            sunken[start]
            and sunken[walk.end]
            and all(
                sunken[start + jump] or sunken[start + twin]
                for jump, twin in zip(line.jumps, line.twins or line.jumps, strict=True)
            )
        )

    @staticmethod
    def _verdict(walk: _Walk, visible: bool, reason: Reason, blocked_by: Hex | None = None) -> Sight:
        return Sight(visible, walk.line.range, "12.1", reason, blocked_by, walk.viewer, walk.target)

    def _cut(self, walk: _Walk, reason: Reason, index: int, blind: int = 0) -> Sight:
        """Return the result for a line cut by the step with this index."""
        hex_, height = self._cells[walk.slot(index)][0], walk.rises[index] >> 1
        ends = walk.viewer, walk.target
        return Sight(False, walk.line.range, "12.1", reason, hex_, *ends, height, blind, walk.behind(index))


@cache
def _open_line(reach: int, reason: Reason, viewer: int, target: int) -> Sight:
    """Return the result for an unobstructed line; cached, since many are equal."""
    return Sight(True, reach, "12.0", reason, None, viewer, target)


def smoke_in(smoke: Smoke, numbers: Numbers) -> int:
    """Return the modifier of the smoke in one hex for a line into, through or out of it (18.0)."""
    return smoke.full * numbers.smoke + smoke.fading * numbers.fading_smoke


def smoke_modifier(lines: SightLines, a: Hex, b: Hex, smoke: Mapping[Hex, Smoke], numbers: Numbers) -> int:
    """Return the modifier of smoke on the line from `a` to `b`, for Weapon Skill or a spotter's Troop Quality (18.0).

    Every hex entered, crossed or left counts with all its markers, including both ends. Of two hexes along a side, the
    one with less smoke counts. Smoke never blocks sight.
    """
    if not smoke:
        return 0
    steps: list[Step] = [(a,), *lines.crossed(a, b), (b,)] if a != b else [(a,)]
    clouded = [step for step in steps if all(hex_ in smoke for hex_ in step)]
    return sum(max(smoke_in(smoke[hex_], numbers) for hex_ in step) for step in clouded)

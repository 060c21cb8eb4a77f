"""Where the battle is: the way to the objective, the set-up area, the enemies' hexes (22.0)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.board.board import Board, Edge
from combat.board.hexes import Hex, distance
from combat.content.generator.chance import Chance
from combat.content.generator.ground import OPPOSITE, Landmark, depth
from combat.content.generator.tables import KindPart
from combat.kernel.records import record
from combat.rules.book import Charts
from combat.rules.sight import SightLines

LEAST, MOST = 6, 18
"""Hexes between set-up and objective."""
AREA, ROOM = 4, 24
"""Hexes that the set-up area reaches from its middle, and how many it has at most."""
ROOM_TO_COME, ROOM_TO_STAND = 8, 2
"""Hexes that the enemy needs behind the objective: to come from, or to stand in."""
SECOND_NEAR, SECOND_FAR = 2, 8
"""How far a second objective lies from the first."""
IN_THE_OPEN, CROWDED = 0.08, 3.0
"""How gladly an enemy lies without cover, and by how much less beside another."""
STRIP = 5
"""Hexes of the far edge through which a patrol that must pass leaves."""
WORTH = {"farm": 5, "house": 4, "barn": 2, "hilltop": 4, "crossroads": 3, "orchard": 2, "ruin": 2}
"""How gladly a landmark is fought for."""


@record
class Field:
    """The ground as the generator sees it."""

    board: Board
    charts: Charts
    lines: SightLines
    landmarks: tuple[Landmark, ...]

    def is_cover(self, hex_: Hex) -> bool:
        """Whether men in a hex are in cover (11.0)."""
        return self.charts.terrain[self.board.terrain(hex_)].cover


@record
class Plan:
    """Which way the battle runs, what it is for, and where the player begins."""

    friendly: Edge
    goal: Landmark
    second: Landmark | None
    start: Hex
    deployment: tuple[Hex, ...]

    @property
    def enemy(self) -> Edge:
        return OPPOSITE[self.friendly]

    @property
    def way(self) -> int:
        """Hexes from the set-up area to the objective."""
        return min(distance(hex_, there) for hex_ in self.deployment for there in self.goal.hexes)


def plan(field: Field, kind: str, part: KindPart, turns: int, men: int, dice: Chance) -> Plan:
    """The way of the battle; raises ValueError for a board that has no room for it."""
    wanted = min(MOST, max(LEAST, round(part.pace * turns))) if part.pace > 0.5 else 0
    edges: list[Edge] = dice.some(("left", "right", "top", "bottom"), 4)
    for friendly in edges:
        goals = _goals(field.board, field, kind, friendly, wanted, dice)
        if goals:
            break
    else:
        raise ValueError(f'board "{field.board.id}" is too small to make up a battle on; choose another')
    goal = goals[dice.weighted([WORTH.get(goal.kind, 1) for goal in goals])]
    start = _start(field, friendly, goal, wanted, dice)
    deployment = _deployment(field, start, goal, men, holds=not wanted)
    second = _second(field, goal, deployment, dice) if part.second else None
    return Plan(friendly, goal, second, start, deployment)


def _goals(board: Board, field: Field, kind: str, friendly: Edge, way: int, dice: Chance) -> list[Landmark]:
    """What can be fought for when the player comes from an edge."""
    enemy = OPPOSITE[friendly]
    if kind == "pass":
        rim = [hex_ for hex_ in board.edge_hexes(enemy) if depth(board, friendly, hex_) > way]
        if len(rim) < STRIP:
            return []
        first = dice.below(len(rim) - STRIP + 1)
        strip = rim[first : first + STRIP]
        return [Landmark("edge", (strip[STRIP // 2], *(hex_ for hex_ in strip if hex_ != strip[STRIP // 2])))]
    room = ROOM_TO_COME if not way else ROOM_TO_STAND
    found = [
        landmark
        for landmark in field.landmarks
        if depth(board, friendly, landmark.middle) > max(2, way * 2 // 3)
        and depth(board, enemy, landmark.middle) > room
    ]
    covered = [
        Landmark("ground", (hex_,))
        for hex_ in board.hexes()
        if field.is_cover(hex_) and depth(board, friendly, hex_) > way and depth(board, enemy, hex_) > room
    ]
    return found or dice.some(covered, 5)


def _start(field: Field, friendly: Edge, goal: Landmark, way: int, dice: Chance) -> Hex:
    """The middle of the set-up area: as far from the objective as the turns allow, on the player's side, in cover."""
    if not way:
        return goal.middle
    board = field.board
    near = [
        hex_ for hex_ in board.hexes()
        if depth(board, friendly, hex_) < depth(board, friendly, goal.middle) - way // 3
    ]  # fmt: skip

    def cost(hex_: Hex) -> tuple[float, Hex]:
        cover = sum(field.is_cover(there) for there in board.within(hex_, 2))
        return 2.0 * abs(distance(hex_, goal.middle) - way) - 0.3 * cover, hex_

    return dice.one(sorted(near or board.hexes(), key=cost)[:8])


def _deployment(field: Field, start: Hex, goal: Landmark, men: int, *, holds: bool) -> tuple[Hex, ...]:
    """Hexes around the start, those in cover first; as many others as it needs for everyone to find a place."""
    near = [hex_ for hex_ in field.board.within(start, AREA) if holds or hex_ not in goal.hexes]
    cover = [hex_ for hex_ in near if field.is_cover(hex_)][:ROOM]
    bare = [hex_ for hex_ in near if not field.is_cover(hex_)]
    return tuple(sorted(cover + bare[: max(0, men + 2 - len(cover))]))


def _second(field: Field, goal: Landmark, deployment: Sequence[Hex], dice: Chance) -> Landmark | None:
    """Another landmark beside the first, not in the player's hands from the start."""
    found = [
        landmark
        for landmark in field.landmarks
        if landmark.kind != goal.kind
        and not set(landmark.hexes) & set(goal.hexes)
        and SECOND_NEAR <= distance(landmark.middle, goal.middle) <= SECOND_FAR
        and min(distance(landmark.middle, hex_) for hex_ in deployment) >= LEAST - 1
    ]
    return dice.one(found) if found else None


def enemy_hexes(field: Field, laid: Plan, part: KindPart, count: int, first_sight: int, dice: Chance) -> list[Hex]:
    """Where the enemy lies: in cover, around what he guards, with outposts before it, unseen from the set-up area."""
    board = field.board
    weights = {hex_: _pull(field, laid, part, hex_, first_sight) for hex_ in board.hexes()}
    chosen: list[Hex] = []
    for _ in range(count):
        hexes = [hex_ for hex_, weight in weights.items() if weight > 0]
        if not hexes:
            break
        hex_ = hexes[dice.weighted([weights[hex_] for hex_ in hexes])]
        chosen.append(hex_)
        del weights[hex_]
        for near in board.within(hex_, 1):
            if near in weights:
                weights[near] /= CROWDED
    return sorted(chosen)


def _pull(field: Field, laid: Plan, part: KindPart, hex_: Hex, first_sight: int) -> float:
    """How gladly an enemy lies in a hex; 0 where he may not."""
    board = field.board
    gap = min(distance(hex_, there) for there in laid.deployment)
    if gap < part.gap:
        return 0.0
    far = min(distance(hex_, there) for goal in (laid.goal, laid.second) if goal for there in goal.hexes)
    weight = next((band.weight for band in part.bands if far <= band.to), 0.0)
    if not weight:
        return 0.0
    beyond = depth(board, laid.friendly, hex_) - depth(board, laid.friendly, laid.goal.middle)
    weight *= part.ahead if beyond < -1 else part.behind if beyond > 2 else 1.0
    if not field.is_cover(hex_):
        weight *= IN_THE_OPEN
    if not weight or (gap < first_sight and any(field.lines.check(hex_, there).visible for there in laid.deployment)):
        return 0.0
    seen = sum(field.lines.check(hex_, there).visible for there in _approach(board, laid))
    return weight * (0.5 + seen)


def _approach(board: Board, laid: Plan) -> list[Hex]:
    """Some hexes of the straight way from the set-up area to the objective."""
    way, hex_ = [], laid.start
    while hex_ != laid.goal.middle:
        steps = [(distance(near, laid.goal.middle), near) for near in board.neighbours(hex_) if near]
        hex_ = min(steps)[1]
        way.append(hex_)
    return way[::2]

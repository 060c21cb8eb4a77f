"""Plan a generated battle: objective, direction of attack and set-up area (22.0)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from combat.engine.chance.picks import Picks
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board, Edge
from combat.engine.space.hexes.hex import Hex, distance, label
from combat.games.volume1.content.generator import enemy_hexes
from combat.games.volume1.content.generator.battlefield import Battlefield, BattlePlan
from combat.games.volume1.content.generator.generator_file import KindPart
from combat.games.volume1.content.generator.landmarks import EXIT, OPPOSITE, Landmark, depth
from combat.games.volume1.content.generator.request import Request

LEAST, MOST = 6, 18
"""Minimum and maximum hexes between set-up and objective."""
AREA, BESIDE, ROOM = 4, 2, 24
"""Radius of the set-up area from its middle, radius around a held place, maximum number of hexes."""
ROOM_TO_COME, ROOM_TO_STAND = 8, 2
"""Hexes that the enemy needs behind the objective: to advance from, or to defend in."""
SECOND_NEAR, SECOND_FAR = 2, 8
"""Minimum and maximum distance of a second objective from the first."""
STRIP = 5
"""Hexes of the far edge by which a patrol leaves."""
BEFORE_SEAM = 5
"""Maximum hexes from a held place to the seam of two boards over which the enemy attacks."""
WORTH = {"farm": 5, "house": 4, "barn": 2, "hilltop": 4, "crossroads": 3, "orchard": 2, "ruin": 2}
"""Weight of a landmark as objective."""
TRIES, ENOUGH = 8, 2
"""Maximum number of places to hold that are tried, and start hexes per enemy that are sufficient."""


def plan(field: Battlefield, wishes: Request, part: KindPart, first_sight: int, dice: Picks) -> BattlePlan:
    """Return the plan of a battle; raise ValueError if the board has no room for it.

    If the enemy attacks, the objective is one that enough approaches lead to.
    """
    plans = _plans(field, wishes, part, dice)
    if not part.attacks:
        return next(plans)
    best, most = None, -1
    for laid in islice(plans, TRIES):
        ways = sum(weight > 0 for weight in enemy_hexes.pulls(field, laid, part, first_sight).values())
        if ways > most:
            best, most = laid, ways
        if ways >= ENOUGH * wishes.enemies:
            break
    assert best is not None, "where there is no plan at all, the first step raises"
    return best


def _plans(field: Battlefield, wishes: Request, part: KindPart, dice: Picks) -> Iterator[BattlePlan]:
    """Yield random plans for every edge and objective; raise ValueError for a board without room for any."""
    way = 0 if part.attacks else min(MOST, max(LEAST, round(part.pace * wishes.turns)))
    seam = dice.one(field.board.sheets[1:]).first if field.board.sheets else 0
    found = False
    for friendly in _edges(wishes.kind, seam, dice):
        goals = _goals(field, wishes.kind, friendly, way, seam, dice)
        while goals:
            found = True
            goal = goals.pop(dice.weighted([WORTH.get(goal.kind, 1) for goal in goals]))
            start = _start(field, friendly, goal, way, seam, dice)
            deployment = _deployment(field, start, goal, wishes.men) if way else _held(field, goal, wishes.men)
            second = _second(field, goal, deployment, dice) if part.second else None
            yield BattlePlan(friendly, goal, second, start, deployment)
    if not found:
        raise ValueError(msg("finding-board-too-small", board=field.board.id))


def _edges(kind: str, seam: int, dice: Picks) -> list[Edge]:
    """Return the player's edges in random order; with a seam only those whose direction crosses it."""
    if not seam:
        return dice.some(("left", "right", "top", "bottom"), 4)
    return dice.some(("top", "bottom") if kind == "pass" else ("left", "right"), 2)


def _goals(field: Battlefield, kind: str, friendly: Edge, way: int, seam: int, dice: Picks) -> list[Landmark]:
    """Return the possible objectives of a player from an edge; `way` 0 for one who holds a place."""
    board, enemy = field.board, OPPOSITE[friendly]
    if kind == "pass":
        return _strips(board, friendly, way, seam, dice)
    room = ROOM_TO_STAND if way else ROOM_TO_COME
    least, most = 0, board.columns + board.rows
    if seam:
        here = depth(board, friendly, label(seam, 1))
        least, most = (here, here + way - 2) if way else (here - BEFORE_SEAM - 1, here - 1)

    def fits(hex_: Hex, far: int) -> bool:
        ours = depth(board, friendly, hex_)
        return ours > max(far, least) and ours <= most and depth(board, enemy, hex_) > room

    found = [landmark for landmark in field.landmarks if fits(landmark.middle, max(2, way * 2 // 3))]
    covered = [Landmark("ground", (hex_,)) for hex_ in board.hexes() if field.is_cover(hex_) and fits(hex_, way)]
    return found or dice.some(covered, 5)


def _strips(board: Board, friendly: Edge, way: int, seam: int, dice: Picks) -> list[Landmark]:
    """Return a random strip of hexes of the far edge, on joined boards near the seam but not on it."""
    rim = [hex_ for hex_ in board.edge_hexes(OPPOSITE[friendly]) if depth(board, friendly, hex_) > LEAST]
    found = []
    for first in range(len(rim) - STRIP + 1):
        strip = rim[first : first + STRIP]
        columns = [abs(hex_.column - seam) for hex_ in strip]
        if not seam or (min(columns) > 0 and max(columns) < way):
            found.append(Landmark(EXIT, (strip[STRIP // 2], *(hex_ for hex_ in strip if hex_ != strip[STRIP // 2]))))
    return dice.some(found, 1)


def _start(field: Battlefield, friendly: Edge, goal: Landmark, way: int, seam: int, dice: Picks) -> Hex:
    """Return the middle of the set-up area: as far from the objective as the turns allow, in cover.

    In a "pass" battle the distance counts to the far edge; on joined boards the start is on the other board.
    """
    if not way:
        return goal.middle
    board = field.board
    wanted = depth(board, friendly, goal.middle)
    far = min(way, wanted - 2) if goal.kind == EXIT else way
    beyond = goal.middle.column > seam
    near = [
        hex_
        for hex_ in board.hexes()
        if depth(board, friendly, hex_) < wanted - way // 3
        and (not seam or (hex_.column > seam) != beyond)
        and (goal.kind != EXIT or distance(hex_, goal.middle) <= MOST)
    ]

    def cost(hex_: Hex) -> tuple[float, Hex]:
        cover = sum(field.is_cover(there) for there in board.within(hex_, 2))
        left = wanted - depth(board, friendly, hex_) if goal.kind == EXIT else distance(hex_, goal.middle)
        return 2.0 * abs(left - far) - 0.3 * cover, hex_

    return dice.one(sorted(near or board.hexes(), key=cost)[:8])


def _deployment(field: Battlefield, start: Hex, goal: Landmark, men: int) -> tuple[Hex, ...]:
    """Return the hexes around the start, covered ones first, with enough others for everyone."""
    return _with_room(field, [hex_ for hex_ in field.board.within(start, AREA) if hex_ not in goal.hexes], men)


def _held(field: Battlefield, goal: Landmark, men: int) -> tuple[Hex, ...]:
    """Return the held hexes and those beside them."""
    near = {hex_ for held in goal.hexes for hex_ in field.board.within(held, BESIDE)} - set(goal.hexes)
    around = sorted(near, key=lambda hex_: (distance(hex_, goal.middle), hex_))
    return tuple(sorted({*goal.hexes, *_with_room(field, around, men)}))


def _with_room(field: Battlefield, near: Sequence[Hex], men: int) -> tuple[Hex, ...]:
    cover = [hex_ for hex_ in near if field.is_cover(hex_)][:ROOM]
    bare = [hex_ for hex_ in near if not field.is_cover(hex_)]
    return tuple(sorted(cover + bare[: max(0, men + 2 - len(cover))]))


def _second(field: Battlefield, goal: Landmark, deployment: Sequence[Hex], dice: Picks) -> Landmark | None:
    """Return a second landmark near the first, outside the set-up area; None if there is none."""
    found = [
        landmark
        for landmark in field.landmarks
        if landmark.kind != goal.kind
        and not set(landmark.hexes) & set(goal.hexes)
        and SECOND_NEAR <= distance(landmark.middle, goal.middle) <= SECOND_FAR
        and min(distance(landmark.middle, hex_) for hex_ in deployment) >= LEAST - 1
    ]
    return dice.one(found) if found else None

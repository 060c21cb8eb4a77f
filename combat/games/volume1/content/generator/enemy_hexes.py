"""Place the enemy: around the hexes that he guards, or on the approaches to those that he attacks (9.3, 22.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from combat.engine.chance.picks import Picks
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import NOWHERE, Hex, distance
from combat.games.volume1.content.generator.battlefield import Battlefield, BattlePlan
from combat.games.volume1.content.generator.generator_file import KindPart
from combat.games.volume1.content.generator.landmarks import EXIT

IN_THE_OPEN, CROWDED = 0.08, 3.0
"""Weight of a hex without cover, and divisor for a hex beside another enemy."""
MISSED = (1.0, 1.0, 0.5, 0.2)
"""Weights of an attacker's start by how many hexes his path misses the objective; beyond that 0."""
SCREEN, ASIDE = 4, 0.2
"""Distance to the exit path within which a screen is placed, and the weight farther away."""
ON = (5, 6)
"""Compass directions of the enemy's advance (9.3)."""
HALT = 0.5
"""Factor for each covered hex without a target in sight on an attacker's path, where he would halt."""


def enemy_hexes(
    field: Battlefield, laid: BattlePlan, part: KindPart, count: int, first_sight: int, dice: Picks
) -> list[Hex]:
    """Return hexes for `count` enemies, or for as many as fit, sorted.

    No enemy starts within `first_sight` hexes of the set-up area and in sight of it.
    """
    weights = pulls(field, laid, part, first_sight)
    chosen: list[Hex] = []
    for _ in range(count):
        hexes = [hex_ for hex_, weight in weights.items() if weight > 0]
        if not hexes:
            break
        hex_ = hexes[dice.weighted([weights[hex_] for hex_ in hexes])]
        chosen.append(hex_)
        del weights[hex_]
        for near in field.board.within(hex_, 1):
            if near in weights:
                weights[near] /= CROWDED
    return sorted(chosen)


def pulls(field: Battlefield, laid: BattlePlan, part: KindPart, first_sight: int) -> dict[Hex, float]:
    """Return the weight of every hex of the board as an enemy's starting hex; 0 where none may start."""
    of_kind = _coming(field, laid) if part.attacks else _guarding(field, laid, part)
    return {hex_: _pull(field, laid, part, hex_, first_sight, of_kind) for hex_ in field.board.hexes()}


def _pull(
    field: Battlefield, laid: BattlePlan, part: KindPart, hex_: Hex, first_sight: int, of_kind: Callable[[Hex], float]
) -> float:
    """Return the weight of a hex: distance and sight, times the factor of the enemy's task."""
    gap = min(distance(hex_, there) for there in laid.deployment)
    if gap < part.gap:
        return 0.0
    far = min(distance(hex_, there) for goal in (laid.goal, laid.second) if goal for there in goal.hexes)
    weight = next((band.weight for band in part.bands if far <= band.to), 0.0)
    weight *= of_kind(hex_) if weight else 0.0
    if not weight or (gap < first_sight and any(field.lines.check(hex_, there).visible for there in laid.deployment)):
        return 0.0
    return weight


# -- defenders --------------------------------------------------------------------------------------------------------


def _guarding(field: Battlefield, laid: BattlePlan, part: KindPart) -> Callable[[Hex], float]:
    """Return the weight function of defenders: in cover, with outposts ahead, and a view of the approach.

    A screen is placed across the player's path: straight to the far edge, or to the exit.
    """
    board, goal = field.board, laid.goal
    ways = [_straight(board, laid.start, goal.middle)]
    if goal.kind == EXIT:
        out = min((distance(laid.start, hex_), hex_) for hex_ in board.edge_hexes(laid.enemy))[1]
        ways.append(_straight(board, laid.start, out))
    approach = [hex_ for way in ways for hex_ in way[::2]]

    def weight(hex_: Hex) -> float:
        beyond = field.depth(laid.friendly, hex_) - field.depth(laid.friendly, goal.middle)
        pull = part.ahead if beyond < -1 else part.behind if beyond > 2 else 1.0
        if not field.is_cover(hex_):
            pull *= IN_THE_OPEN
        if goal.kind == EXIT and min(distance(hex_, there) for there in approach) > SCREEN:
            pull *= ASIDE
        seen = sum(field.lines.check(hex_, there).visible for there in approach) if pull else 0
        return pull * (0.5 + seen / len(ways))

    return weight


def _straight(board: Board, start: Hex, end: Hex) -> list[Hex]:
    """Return the hexes of a straight path, with its end."""
    way, hex_ = [], start
    while hex_ != end:
        hex_ = min((distance(near, end), near) for near in board.neighbours(hex_) if near)[1]
        way.append(hex_)
    return way


# -- attackers --------------------------------------------------------------------------------------------------------


def _coming(field: Battlefield, laid: BattlePlan) -> Callable[[Hex], float]:
    """Return the weight function of attackers: beyond the objective, on paths that lead to it with few halts.

    In cover with nothing in sight an alert man hardly moves; in the open he advances, and in sight he fires (9.1).
    """
    board, goal = field.board, laid.goal
    compass = field.compass(laid.friendly)
    in_sight = {hex_ for hex_ in board.hexes() if any(field.lines.check(hex_, there).visible for there in goal.hexes)}
    off = {hex_: min(distance(hex_, wanted) for wanted in goal.hexes) for hex_ in board.hexes()}

    def weight(hex_: Hex) -> float:
        if field.depth(laid.friendly, hex_) <= field.depth(laid.friendly, goal.middle):
            return 0.0
        best = 0.0
        for first in ON:
            way = list(_way(hex_, first))
            missed = [off[there] for there in way]
            nearest = min(missed)
            if nearest < len(MISSED):
                halts = sum(field.is_cover(there) and there not in in_sight for there in way[: missed.index(nearest)])
                best = max(best, MISSED[nearest] * HALT**halts)
        return best

    def _way(hex_: Hex, first: int) -> Iterator[Hex]:
        """Yield the hexes on a path of alternating directions 5 and 6, to the edge of the board."""
        step, there = first, hex_
        while there:
            yield there
            there = compass.step(board, there, step) or NOWHERE
            step = ON[0] if step == ON[1] else ON[1]

    return weight

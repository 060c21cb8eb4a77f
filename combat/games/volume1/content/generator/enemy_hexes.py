"""Where the enemy begins: around what he guards, or on the ways that lead him to what he wants (9.3, 22.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from combat.engine.chance.picks import Picks
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import NOWHERE, Hex, distance
from combat.games.volume1.content.generator.battlefield import Battlefield, BattlePlan
from combat.games.volume1.content.generator.generator_file import KindPart
from combat.games.volume1.content.generator.landmarks import EXIT

IN_THE_OPEN, CROWDED = 0.08, 3.0
"""How gladly an enemy lies without cover, and by how much less beside another."""
MISSED = (1.0, 1.0, 0.5, 0.2)
"""How gladly an attacker begins where his way misses what he comes for by so many hexes; by more, he does not."""
SCREEN, ASIDE = 4, 0.2
"""Hexes from the way of those who must pass within which he lies across it, and how gladly he lies farther off."""
ON = (5, 6)
"""The compass directions in which the enemy comes on (9.3)."""
HALT = 0.5
"""What each hex is worth on an attacker's way in which he would stop, in cover and with nothing in sight."""


def enemy_hexes(
    field: Battlefield, laid: BattlePlan, part: KindPart, count: int, first_sight: int, dice: Picks
) -> list[Hex]:
    """Hexes for so many enemies, or for as many as there is room for; unseen from the set-up area but from afar."""
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
    """How gladly an enemy begins in each hex of the board; 0 where he may not."""
    of_kind = _coming(field, laid) if part.attacks else _guarding(field, laid, part)
    return {hex_: _pull(field, laid, part, hex_, first_sight, of_kind) for hex_ in field.board.hexes()}


def _pull(
    field: Battlefield, laid: BattlePlan, part: KindPart, hex_: Hex, first_sight: int, of_kind: Callable[[Hex], float]
) -> float:
    """What distance and sight allow, times what the enemy's task makes of a hex."""
    gap = min(distance(hex_, there) for there in laid.deployment)
    if gap < part.gap:
        return 0.0
    far = min(distance(hex_, there) for goal in (laid.goal, laid.second) if goal for there in goal.hexes)
    weight = next((band.weight for band in part.bands if far <= band.to), 0.0)
    weight *= of_kind(hex_) if weight else 0.0
    if not weight or (gap < first_sight and any(field.lines.check(hex_, there).visible for there in laid.deployment)):
        return 0.0
    return weight


# -- who guards -------------------------------------------------------------------------------------------------------


def _guarding(field: Battlefield, laid: BattlePlan, part: KindPart) -> Callable[[Hex], float]:
    """In cover, with outposts before what is guarded, and gladly with the way there in sight.

    A screen lies across the way of those who must pass: straight to the far edge, or to where they keep it open.
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
    """The hexes of a straight way, its end with them."""
    way, hex_ = [], start
    while hex_ != end:
        hex_ = min((distance(near, end), near) for near in board.neighbours(hex_) if near)[1]
        way.append(hex_)
    return way


# -- who comes --------------------------------------------------------------------------------------------------------


def _coming(field: Battlefield, laid: BattlePlan) -> Callable[[Hex], float]:
    """Before what he wants, where his cards' directions lead him to it with few halts out of its sight.

    In cover with nothing in sight an alert man hardly moves; in the open he comes on, and in sight he fires (9.1).
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
        """The hexes through which 5 and 6 by turns lead, to the edge of the board."""
        step, there = first, hex_
        while there:
            yield there
            there = compass.step(board, there, step) or NOWHERE
            step = ON[0] if step == ON[1] else ON[1]

    return weight

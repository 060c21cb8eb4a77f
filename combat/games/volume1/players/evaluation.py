"""Evaluate a position: the enemies that a man sees, threats to a hex, and the goals of a man.

It uses only what the player knows: an enemy who is not Known is just a counter in a hex.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from combat.engine.space.hexes.grid import Grid
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.space.hexes.nearness import nearness
from combat.games.volume1.rules.book import Objective
from combat.games.volume1.rules.fighting import chances, fire, weapons
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

UNKNOWN_SKILL = 4
"""Weapon Skill assumed for an unknown enemy."""
UNKNOWN, WAITING, UNSEEN = 0.5, 0.3, 0.4
"""Factors on the threat of an enemy who may be a dummy, who waits, or who has yet to spot his target."""
AMBUSH, VIEW = 4, 0.5
"""Distance for an ambush in hexes, and the value of each enemy in view there, in hexes."""
RANGES = ((3, 1), (12, 0), (30, -2), (99, -4))
"""Range modifiers of an unknown weapon: maximum distance in hexes, modifier."""


def foes(state: State) -> Sequence[Man]:
    """Return all enemy counters on the board."""
    return state.on_board("enemy")


class Threats:
    """Threat of the enemies in their present positions; cached by hex."""

    def __init__(self, state: State) -> None:
        self._book, self._board, self._guns = state.book, state.board, dict(state.guns)
        self._foes, self._sight = foes(state), _sight(state)
        self._skills: dict[str, int] = {}
        self._shots: dict[tuple[Hex, bool], list[tuple[int, float, float]]] = {}
        self._hits: dict[tuple[Hex, str], float] = {}

    def still_hold(self, state: State) -> bool:
        """Return whether everything that decides what enemies see and how they shoot is unchanged."""
        return (
            state.book is self._book
            and state.board is self._board
            and foes(state) == self._foes
            and _sight(state) == self._sight
            and state.guns == self._guns
        )

    def on(self, state: State, man: Man, hex_: Hex, order: str) -> float:
        """Return the expected hits on a man in a hex under an order, if each enemy who would see him fires one shot."""
        hits = self._hits.get((hex_, order))
        if hits is None:
            hits = self._hits[hex_, order] = self._on_anyone(state, hex_, order)
        return hits * (1.0 if man.seen else UNSEEN)

    def _on_anyone(self, state: State, hex_: Hex, order: str) -> float:
        charts = state.book.charts
        cell = charts.fire[order][state.board.terrain(hex_)]
        modifier, share, hits = cell.modifier, 0.3 if cell.check_only else 1.0, 0.0
        for skill, known, awake in self._on_hex(state, hex_, order != "none" and charts.orders[order].low):
            hits += max(0, min(skill + modifier, 8) + 1) / 10 * share * known * awake
        return hits

    def _on_hex(self, state: State, hex_: Hex, low: bool) -> list[tuple[int, float, float]]:
        """Return skill at that range, and two factors on the threat, for each enemy who would see a man there."""
        found = self._shots.get((hex_, low))
        if found is None:
            found = self._shots[hex_, low] = []
            for foe in visibility.viewers_of(state, hex_, low, self._foes):
                far = distance(foe.place, hex_)
                skill = self._skill(state, foe) + next(add for reach, add in RANGES if far <= reach)
                found.append((skill, 1.0 if foe.seen else UNKNOWN, 1.0 if foe.alert else WAITING))
        return found

    def _skill(self, state: State, foe: Man) -> int:
        known = self._skills.get(foe.id)
        if known is None:
            known = self._skills[foe.id] = _skill(state, foe)
        return known


def _sight(state: State) -> tuple[object, ...]:
    """Return the state, besides the board, that decides who sees whom (15.0, 21.0)."""
    return state.night, state.flares, state.melee


_LAST: list[Threats] = []
"""Threats of the previous decision."""


def threats(state: State) -> Threats:
    """Return the threats of the enemies; cached while they are unchanged."""
    for last in _LAST:
        if last.still_hold(state):
            return last
    found = Threats(state)
    _LAST[:] = [found]
    return found


def _skill(state: State, foe: Man) -> int:
    """Return a known enemy's best Weapon Skill with morale and wounds; a guess for an unknown one."""
    if not foe.seen:
        return UNKNOWN_SKILL
    skills = [weapons.skill(state, foe.id, weapon.id) for weapon in weapons.usable(state, foe)]
    terms = troop_quality.morale_terms(state, foe, "ws") + troop_quality.wound_terms(state, foe, "ws")
    return max(skills, default=-9) + sum(term.value for term in terms)


def hits_expected(state: State, man: Man, order: str, in_sight: Sequence[Man]) -> float:
    """Return the expected hits of the best single attack on a known enemy in sight that an order allows."""
    best = 0.0
    for weapon in weapons.usable(state, man, order) if in_sight else ():
        for foe in in_sight:
            if foe.hex != man.hex and fire.reaches(weapon, visibility.range_between(man, foe)):
                odds = chances.odds(state, man, foe, weapon, max(weapon.rates), order)
                best = max(best, odds.expected * (0.3 if odds.check_only else 1.0))
    return best


def goal(state: State, man: Man) -> frozenset[Hex]:
    """Return the hexes to which a man should go: the objectives, distributed among the men by points.

    If there are no objectives, return the hexes of the enemies; if there are none, or one is in view nearby, his own
    hex.
    """
    wanted = _wanted(state)
    if wanted:
        place = [other.id for other in state.on_board("friendly")].index(man.id)
        return frozenset(wanted[place % len(wanted)].hexes)
    hunted = frozenset([foe.place for foe in foes(state)])
    return hunted if hunted and not has_enemy_near(state, man) else frozenset({man.place})


def has_enemy_near(state: State, man: Man) -> bool:
    """Return whether a man sees an enemy, known or not, within twice the ambush distance."""
    return any(
        visibility.range_between(man, foe) <= 2 * AMBUSH and visibility.sees(state, man, foe) for foe in foes(state)
    )


def post(state: State, hex_: Hex) -> float:
    """Return the cost of a hex for an ambush: lowest at ambush distance from the nearest enemy, with many enemies in
    view.
    """
    hunted = [foe.hex for foe in foes(state) if foe.hex is not None]
    if not hunted:
        return 0.0
    view = sum(visibility.between(state, hex_, foe, False, False).visible for foe in hunted)
    return abs(steps_to(frozenset(hunted), hex_) - AMBUSH) - VIEW * view


def holders(state: State) -> dict[str, frozenset[Hex]]:
    """Return the men needed to hold objectives (the nearest ones), each with the hexes of his objective."""
    free, found = list(state.on_board("friendly")), dict[str, frozenset[Hex]]()
    for objective in _wanted(state):
        goal = frozenset(objective.hexes)
        if free:
            man = min(free, key=lambda man: (steps_to(goal, man.place), man.id))
            free.remove(man)
            found[man.id] = goal
    return found


def _wanted(state: State) -> list[Objective]:
    """Return the objectives, each once per man that it needs."""
    goals = state.book.scenario.objectives
    return [goal for goal in goals for _ in range(max(1, victory.worth(state, goal) // 2))]


def steps_to(goal: frozenset[Hex], hex_: Hex) -> int:
    """Return the distance, in hexes, from a hex to the nearest hex of a goal."""
    return nearness(goal)[hex_]


def way_to(state: State, hex_: Hex, goal: frozenset[Hex], steps: int) -> list[Hex]:
    """Return the hexes of a straight path towards a goal, at most `steps` of them."""
    end, grid = min(goal, key=lambda wanted: (distance(hex_, wanted), wanted)), state.board.grid
    way: list[Hex] = []
    while hex_ != end and len(way) < steps:
        hex_ = _step_towards(grid, hex_, end)
        way.append(hex_)
    return way


@lru_cache(maxsize=4096)
def _step_towards(grid: Grid, hex_: Hex, end: Hex) -> Hex:
    """Return the adjacent hex that is nearest to `end`."""
    return min((distance(near, end), near) for near in grid.neighbours(hex_) if near)[1]

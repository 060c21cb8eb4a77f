"""What a side makes of a position: who can fire where, where it is drawn to, what it would be to stand there.

Made once for a question, from the side's view alone.
"""

from __future__ import annotations

from functools import cached_property

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.distances import Distances, distances_of
from combat.games.command.players.two_dice import breaking
from combat.games.command.players.worths import breaking_worth, objective_worth, worth
from combat.games.command.rules.fighting.aiming import is_ordnance, pieces_of, weapon_refusal
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.ground.entering import enemy_edge
from combat.games.command.rules.pieces.values import command_in, firepower, is_leader, reach
from combat.games.command.rules.play import victory
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side

FADES = 0.87
"""What is left of the worth of a goal for every movement point that it is away."""
GUARDED = 0.25
"""The part of an objective's worth that draws those who hold it already, where no enemy is near."""
NEAR = 9
"""Movement points within which an enemy threatens an objective."""
CROWD = 0.35
"""By how much a goal draws less for each that is nearer to it."""
BY_ORDNANCE = 2
"""What is taken from the FP of a piece that may miss."""
LEAVING = 0.8
"""What leaving the map is worth, of the points that it scores: who is gone does nothing for a while."""


class Stack(Record):
    """Enemy pieces in a hex that can fire: FP and range of each, the strongest first."""

    hex: Hex
    pieces: tuple[tuple[int, int], ...]


class Goal(Record):
    """Hexes that a side wants to reach or hold, and what they are worth to it."""

    name: str
    hexes: tuple[Hex, ...]
    worth: float


class Outlook:
    """A view with what has been read off it so far."""

    def __init__(self, state: State, side: Seat) -> None:
        self.state, self.side, self.rival = state, side, other_side(side)
        self._fire: dict[Hex, int] = {}
        self._shots: dict[Hex, float] = {}
        self._cover: dict[Hex, int] = {}

    @cached_property
    def mine(self) -> list[Unit]:
        return list(self.state.on_map(self.side))

    @cached_property
    def theirs(self) -> list[Unit]:
        return list(self.state.on_map(self.rival))

    @cached_property
    def ways(self) -> Distances:
        return distances_of(self.state.book)

    # -- fire ---------------------------------------------------------------------------------------------------------

    @cached_property
    def stacks(self) -> list[Stack]:
        """Who of the enemy can fire."""
        return stacks(self.state, self.theirs)

    def fire_at(self, hex_: Hex) -> int:
        """The FP that the enemy can bring down on a hex; 0 where nobody of his sees it."""
        if hex_ not in self._fire:
            self._fire[hex_] = strength_at(self.state, self.stacks, hex_)
        return self._fire[hex_]

    def cover(self, hex_: Hex) -> int:
        """The cover of the side's units in a hex."""
        if hex_ not in self._cover:
            self._cover[hex_] = total(cover(self.state, hex_, self.side))
        return self._cover[hex_]

    def steadiness(self, unit: Unit, hex_: Hex) -> int:
        """The Morale that a unit would have in a hex."""
        led = 0 if is_leader(self.state, unit) else self._led(unit, hex_)
        return self.state.printed(unit).morale + unit.veteran - unit.suppressed + led + self.cover(hex_)

    def _led(self, unit: Unit, hex_: Hex) -> int:
        return command_in(self.state, hex_, self.side)

    def danger(self, unit: Unit, hex_: Hex, *, moving: bool = False) -> float:
        """What an attack on a unit in a hex would cost on the average."""
        fp = self.fire_at(hex_)
        if fp < 1:
            return 0.0
        lead = fp - self.steadiness(unit, hex_)
        return breaking(lead, moving=moving) * breaking_worth(self.state, unit)

    def chance_from(self, hex_: Hex) -> float:
        """What the best shot of a squad from a hex promises."""
        if hex_ not in self._shots:
            self._shots[hex_] = max((self._promise(hex_, foe) for foe in self._soft), default=0.0)
        return self._shots[hex_]

    @cached_property
    def _soft(self) -> list[tuple[Hex, int, float]]:
        """The enemy's hexes: the Morale of the weakest there, and what it is worth to break him."""
        found: dict[Hex, tuple[Hex, int, float]] = {}
        for unit in self.theirs:
            led = 0 if is_leader(self.state, unit) else command_in(self.state, unit.hex, self.rival)
            morale = self.state.printed(unit).morale + led + total(cover(self.state, unit.hex, self.rival))
            prize = breaking_worth(self.state, unit)
            known = found.get(unit.hex)
            if known is None or breaking(SQUAD_FP - morale) * prize > breaking(SQUAD_FP - known[1]) * known[2]:
                found[unit.hex] = unit.hex, morale, prize
        return list(found.values())

    def _promise(self, hex_: Hex, foe: tuple[Hex, int, float]) -> float:
        place, morale, prize = foe
        if not 0 < distance(hex_, place) <= SQUAD_RANGE:
            return 0.0
        seen = sight(self.state, hex_, place)
        return breaking(SQUAD_FP - seen.hindrance - morale) * prize if seen.clear else 0.0

    # -- goals --------------------------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> list[Goal]:
        """What the side is drawn to: objectives, each by what is to be won or to be kept, and the enemy's edge."""
        state, found = self.state, list[Goal]()
        for objective in state.book.map.objectives:
            value = objective_worth(state, self.side, objective.number)
            holder = state.control.get(objective.number, "")
            if holder == self.side:
                value *= max(GUARDED, self._threat(objective.hexes))
            elif holder:
                value *= 2
            found.append(Goal(str(objective.number), objective.hexes, value))
        return found

    @cached_property
    def exits(self) -> Goal:
        """The hexes by which the side leaves the map, and what a point of those who leave is worth."""
        hexes = tuple(hex_ for hex_ in self.state.book.map.board.hexes() if enemy_edge(self.state, self.side, hex_))
        doubled = 2 if victory.doubles(self.state, "exits-doubled") else 1
        return Goal("exit", hexes, LEAVING * doubled)

    def _threat(self, hexes: tuple[Hex, ...]) -> float:
        """How much an objective of the side's own is threatened, 0-1, by the nearest enemy who is not broken."""
        far = [self.ways.far(unit.hex, hexes) for unit in self.theirs if not unit.broken]
        nearest = min(far, default=99)
        return max(0.0, min(1.0, 1.6 - nearest / NEAR))

    def pull(self, unit: Unit, hex_: Hex) -> float:
        """How strongly a unit would be drawn to be in a hex."""
        best = 0.0
        for goal in self.goals:
            far = self.ways.far(hex_, goal.hexes)
            value = goal.worth * FADES**far / (1 + CROWD * self._before(goal, unit, far))
            best = max(best, value)
        points = self.state.figure(unit).vp
        if points and not unit.broken:
            best = max(best, self.exits.worth * points * FADES ** self.ways.far(hex_, self.exits.hexes))
        return best

    def _before(self, goal: Goal, unit: Unit, far: int) -> int:
        """How many of the side's units are nearer to a goal than one of them would be."""
        return sum(near < far or (near == 0 and far == 0) for id_, near in self._near[goal.name] if id_ != unit.id)

    @cached_property
    def _near(self) -> dict[str, list[tuple[str, int]]]:
        """By goal, the whole squads and teams of the side, and how far each is from it."""
        able = [unit for unit in self.mine if not unit.broken and not is_leader(self.state, unit)]
        return {goal.name: [(unit.id, self.ways.far(unit.hex, goal.hexes)) for unit in able] for goal in self.goals}

    @cached_property
    def total_worth(self) -> float:
        return sum(worth(self.state, unit) for unit in self.mine)


SQUAD_FP, SQUAD_RANGE = 6, 6
"""What a squad with some help fires with, to see what a place is good for."""


def stacks(state: State, units: list[Unit]) -> list[Stack]:
    """What of some units can fire, hex by hex."""
    found: dict[Hex, list[tuple[int, int]]] = {}
    for unit in units:
        for piece in pieces_of(state, (unit.id,)):
            weapon = piece in state.weapons
            if weapon and weapon_refusal(state, piece) is not None:
                continue
            less = BY_ORDNANCE if is_ordnance(state, piece) else 0
            found.setdefault(unit.hex, []).append((total(firepower(state, piece)) - less, reach(state, piece)))
    return [Stack(hex_, tuple(sorted(pieces, reverse=True))) for hex_, pieces in found.items()]


def strength_at(state: State, there: list[Stack], hex_: Hex) -> int:
    """The FP that stacks can bring down on a hex: the strongest, and one for each other that helps it."""
    board, sums = state.book.map.board, list[int]()
    for stack in there:
        far = distance(stack.hex, hex_)
        able = [fp for fp, reach_ in stack.pieces if far <= reach_]
        if not able or not far:
            continue
        seen = sight(state, stack.hex, hex_)
        if seen.clear:
            high = (board.level(stack.hex) > board.level(hex_)) - (board.level(stack.hex) < board.level(hex_))
            sums.append(able[0] + len(able) - 1 - seen.hindrance + high)
    if not sums:
        return 0
    best = max(sums)
    return max(0, best + min(2, len(sums) - 1))

"""What a side makes of a position: where it is drawn to, how hard it must press, what it would be to stand somewhere.

Made once for a position, from the side's view alone.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.measures.clock import may_end
from combat.games.command.players.measures.distances import Distances, distances_of
from combat.games.command.players.measures.menace import Memo, Menace, facts_of, menace_of
from combat.games.command.players.measures.two_dice import breaking
from combat.games.command.players.measures.worths import breaking_worth, margin, objective_worth
from combat.games.command.players.weights import STEADY, Temper
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.ground.entering import enemy_edge, price
from combat.games.command.rules.orders.radio_orders import radio_of
from combat.games.command.rules.pieces.values import command, is_leader
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side

NEAR = 9
"""Movement points within which an enemy threatens an objective."""
PACE = 5
"""Player turns that an advance of Time takes on the average (4.1)."""
LATE = 0.4
"""How much more who is behind presses when the game may end."""
BOLDEST = 2.0
NARROW = 2
"""A side that may lose no more units than this takes more care of them."""
USUAL_HAND = 5
"""Cards of the enemy with which he fires at who moves as often as `shot_at` says."""
SAFE = 1.0
"""What a point is worth that leaves the map where the game may end: nobody can take it any more."""


class Goal(Record):
    """Hexes that a side wants to reach or to hold, and what they are worth to it."""

    name: str
    hexes: tuple[Hex, ...]
    worth: float
    crowd: float
    """By how much it draws less for each that is nearer to it."""


class Evaluation:
    """A view with what has been read off it so far."""

    def __init__(self, state: State, side: Seat, temper: Temper = STEADY) -> None:
        self.state, self.side, self.rival, self.temper = state, side, other_side(side), temper
        self._cover: dict[Hex, int] = {}
        self._drawn: dict[Hex, list[tuple[int, float, int]]] = {}
        self._prizes: dict[str, float] = {}
        self._steps: dict[Hex, list[tuple[Hex, int]]] = {}
        self.kept: dict[str, Any] = {}
        """Judgements that are asked for again."""

    @cached_property
    def mine(self) -> list[Unit]:
        return list(self.state.on_map(self.side))

    @cached_property
    def menace(self) -> Menace:
        return menace_of(self.state, self.rival)

    @property
    def theirs(self) -> list[Unit]:
        return self.menace.units

    @cached_property
    def ways(self) -> Distances:
        return distances_of(self.state.book)

    # -- the clock ----------------------------------------------------------------------------------------------------

    @cached_property
    def lead(self) -> float:
        """By how many points the side would win if the game ended when it is likely to; below 0 it would lose."""
        state, book = self.state, self.state.book
        left = max(1, state.sudden_death + 1 - state.time)
        paid = sum(
            book.figures.defender_vp * left * (1 if side == self.side else -1)
            for side, force in book.forces.items()
            if force.posture == "defend"
        )
        tie = 0.5 if state.initiative == self.side else -0.5
        own = (
            [victory.worth(state, number, chits=state.secrets[self.side]) for number in self._held]
            if self._knows
            else []
        )
        owed = [
            victory.worth(state, number, chits=state.owed) * (1 if side == self.side else -1)
            for number, side in state.control.items()
            if side
        ]
        return state.points(self.side) + paid + tie + sum(own) + sum(owed)

    @property
    def _knows(self) -> bool:
        return all(chit in self.state.book.chits for chit in self.state.secrets[self.side])

    @property
    def _held(self) -> list[int]:
        return [number for number, side in self.state.control.items() if side == self.side]

    @cached_property
    def press(self) -> float:
        """How much more than at ease a side must dare: by what it is behind, and by how slow the game has been."""
        state = self.state
        late = state.turn - PACE * (state.time - state.book.time + 1)
        slow = max(0.0, late / self.temper.slow)
        behind = max(0.0, -self.lead / self.temper.behind)
        if self.lead < 0:
            behind += slow + (LATE if may_end(state) else 0.0)
        elif state.book.forces[self.side].posture != "defend":
            behind += 0.5 * slow
        return min(BOLDEST, behind)

    # -- care ---------------------------------------------------------------------------------------------------------

    @cached_property
    def care(self) -> float:
        """How much more danger counts: the fewer units may be lost before the side surrenders."""
        return self.temper.careful if margin(self.state, self.side) <= NARROW else 1.0

    @cached_property
    def shot_at(self) -> float:
        """How often the enemy has a card to fire with at who moves: the fuller his hand, the oftener."""
        cards = len(self.state.hands[self.rival])
        return float(1 - (1 - self.temper.shot_at) ** (cards / USUAL_HAND))

    @cached_property
    def shelled(self) -> bool:
        """Whether the enemy has a battery that can be called, or a mortar."""
        radio = radio_of(self.state, self.rival)
        weapons = (unit.weapon for unit in self.theirs if unit.weapon and not self.state.weapons[unit.weapon].broken)
        mortar = any(self.state.weapon_figure(weapon).kind == "mortar" for weapon in weapons)
        return mortar or (radio is not None and not radio.broken)

    # -- standing somewhere -------------------------------------------------------------------------------------------

    def cover(self, hex_: Hex) -> int:
        """The cover of the side's units in a hex."""
        found = self._cover.get(hex_)
        if found is None:
            found = self._cover[hex_] = total(cover(self.state, hex_, self.side))
        return found

    def prize(self, unit: Unit) -> float:
        """What it costs the side that one of its units breaks."""
        if unit.id not in self._prizes:
            self._prizes[unit.id] = breaking_worth(self.state, unit)
        return self._prizes[unit.id]

    def danger(self, unit: Unit, hex_: Hex, *, moving: bool = False) -> float:
        """What an attack on a unit in a hex would cost on the average."""
        fp = self.menace.fire_at(hex_)
        if fp < 1:
            return 0.0
        led = 0 if is_leader(self.state, unit) else sum(command(self.state, other) for other in self.there(hex_))
        morale = self.state.printed(unit).morale + unit.veteran - unit.suppressed + led + self.cover(hex_)
        return breaking(fp - morale, moving=moving) * self.prize(unit)

    def there(self, hex_: Hex) -> list[Unit]:
        """The side's units in a hex."""
        return self._there.get(hex_, [])

    @cached_property
    def _there(self) -> dict[Hex, list[Unit]]:
        found: dict[Hex, list[Unit]] = {}
        for unit in self.mine:
            found.setdefault(unit.hex, []).append(unit)
        return found

    def steps(self, hex_: Hex) -> list[tuple[Hex, int]]:
        """Where one of the side's units can move to from a hex, and what it costs."""
        found = self._steps.get(hex_)
        if found is None:
            found = self._steps[hex_] = [
                (beside, price(self.state, hex_, beside) if beside in self.state.works else cost)
                for beside, cost in self.ways.steps[hex_]
                if beside not in self._barred
            ]
        return found

    @cached_property
    def _barred(self) -> set[Hex]:
        """Where nobody of the side can move to: the enemy's hexes, and those that burn."""
        return {unit.hex for unit in self.theirs} | self.state.blazes

    # -- goals --------------------------------------------------------------------------------------------------------

    @cached_property
    def values(self) -> dict[int, float]:
        """What each objective is worth, whoever holds it."""
        numbers = (objective.number for objective in self.state.book.map.objectives)
        return {number: objective_worth(self.state, self.side, number) for number in numbers}

    @cached_property
    def goals(self) -> list[Goal]:
        """What the side is drawn to: objectives, each by what is to be won or to be kept."""
        state, found = self.state, list[Goal]()
        for objective in state.book.map.objectives:
            value = self.values[objective.number]
            holder = state.control.get(objective.number, "")
            if holder == self.side:
                value *= max(self.temper.guarded, self._threat(objective.hexes))
            elif holder:
                value *= 2
            crowd = self.temper.garrison if holder == self.side else self.temper.crowd
            found.append(Goal(str(objective.number), objective.hexes, value, crowd))
        if self.press and self.theirs:
            foes = tuple(dict.fromkeys(unit.hex for unit in self.theirs))
            found.append(Goal("enemy", foes, self.temper.hunt * self.press, self.temper.crowd))
        return found

    @cached_property
    def exits(self) -> Goal:
        """The hexes by which the side leaves the map, and what a point of those who leave is worth."""
        hexes = tuple(hex_ for hex_ in self.state.book.map.board.hexes() if enemy_edge(self.state, self.side, hex_))
        doubled = 2 if victory.doubles(self.state, "exits-doubled") else 1
        leaving = max(SAFE, self.temper.leaving) if may_end(self.state) else self.temper.leaving
        return Goal("exit", hexes, leaving * doubled, 0.0)

    def _threat(self, hexes: tuple[Hex, ...]) -> float:
        """How much an objective of the side's own is threatened, 0-1, by the nearest enemy who is not broken."""
        far = [self.ways.far(unit.hex, hexes) for unit in self.theirs if not unit.broken]
        return max(0.0, min(1.0, 1.6 - min(far, default=99) / NEAR))

    def pull(self, unit: Unit, hex_: Hex) -> float:
        """How strongly a unit would be drawn to be in a hex."""
        drawn = self._drawn.get(hex_)
        if drawn is None:
            drawn = self._drawn[hex_] = [self._draw(goal, hex_) for goal in self.goals]
        best, own = 0.0, self._near.get(unit.id)
        for place, (far, value, before) in enumerate(drawn):
            counted = before - (own is not None and (own[place] < far or own[place] == far == 0))
            best = max(best, value / (1 + self.goals[place].crowd * counted))
        points = self.state.figure(unit).vp
        if points and not unit.broken:
            best = max(best, self.exits.worth * points * self.temper.fades ** self.ways.far(hex_, self.exits.hexes))
        return best

    def _draw(self, goal: Goal, hex_: Hex) -> tuple[int, float, int]:
        """How far a goal is from a hex, what it is worth from there, and how many are nearer to it."""
        far, place = self._way(hex_, goal), self.goals.index(goal)
        before = sum(near[place] < far or near[place] == far == 0 for near in self._near.values())
        return far, goal.worth * self.temper.fades**far, before

    def _way(self, hex_: Hex, goal: Goal) -> int:
        """How far a goal is from a hex; hex by hex, for where the enemy stands is seldom asked for twice."""
        return min(self.ways.far(hex_, (end,)) for end in goal.hexes)

    @cached_property
    def _near(self) -> dict[str, list[int]]:
        """The whole squads and teams of the side, and how far each is from each goal."""
        able = [unit for unit in self.mine if not unit.broken and not is_leader(self.state, unit)]
        return {unit.id: [self._way(unit.hex, goal) for goal in self.goals] for unit in able}


_OUTLOOKS: Memo[Evaluation] = Memo(4)


def outlook_of(state: State, side: Seat, temper: Temper = STEADY) -> Evaluation:
    """What a side makes of a position; once made it is kept for the questions that follow on the same position."""
    facts = (
        *facts_of(state, side), *facts_of(state, other_side(side)), tuple(state.control.items()), state.secrets[side],
        state.time, state.vp, state.turn, state.initiative, state.cup, len(state.hands[other_side(side)]),
        state.radios.get(other_side(side)), temper,
    )  # fmt: skip
    found = _OUTLOOKS.of(state.book, facts, lambda: Evaluation(state, side, temper))
    found.state = state
    return found

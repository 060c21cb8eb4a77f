"""Evaluation of a position for one side: goals, urgency, danger, and the value of being in a hex.

Computed once per position from the side's view.
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
from combat.games.command.players.weights import Temper, steady, values
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.ground.entering import enemy_edge, price
from combat.games.command.rules.orders.radio_orders import radio_of
from combat.games.command.rules.pieces.values import command, is_leader
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side


class Goal(Record):
    """A goal: hexes to reach or hold, and their value."""

    name: str
    hexes: tuple[Hex, ...]
    worth: float
    crowd: float
    """Reduction of the goal's attraction per friendly unit that is nearer to it."""


class Evaluation:
    """A view of the game with cached evaluations."""

    def __init__(self, state: State, side: Seat, temper: Temper | None = None) -> None:
        self.state, self.side, self.rival = state, side, other_side(side)
        self.temper = temper or steady()
        self._cover: dict[Hex, int] = {}
        self._drawn: dict[Hex, list[tuple[int, float, int]]] = {}
        self._prizes: dict[str, float] = {}
        self._steps: dict[Hex, list[tuple[Hex, int]]] = {}
        self.stood: dict[tuple[str, Hex], float] = {}
        """Values of hexes for units that go there alone."""
        self.kept: dict[str, Any] = {}
        """Cache of further evaluations, by name."""

    @cached_property
    def mine(self) -> list[Unit]:
        """Return the side's units on the map."""
        return list(self.state.on_map(self.side))

    @cached_property
    def menace(self) -> Menace:
        """Return the enemy's fire: its units and the firepower that they bring to each hex."""
        return menace_of(self.state, self.rival)

    @property
    def theirs(self) -> list[Unit]:
        """Return the enemy units on the map."""
        return self.menace.units

    @cached_property
    def ways(self) -> Distances:
        """Return the table of movement distances between the map's hexes."""
        return distances_of(self.state.book)

    # -- clock
    # --------------------------------------------------------------------------------------------------------

    @cached_property
    def lead(self) -> float:
        """Return the expected lead in victory points at the likely end of the game; negative if behind."""
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
        """Return the urgency, from 0: how much more the side must risk because it is behind or the game goes slowly."""
        state = self.state
        late = state.turn - values().pace * (state.time - state.book.time + 1)
        slow = max(0.0, late / self.temper.slow)
        behind = max(0.0, -self.lead / self.temper.behind)
        if self.lead < 0:
            behind += slow + (values().late if may_end(state) else 0.0)
        elif state.book.forces[self.side].posture != "defend":
            behind += 0.5 * slow
        return min(values().boldest, behind)

    # -- caution
    # ------------------------------------------------------------------------------------------------------

    @cached_property
    def care(self) -> float:
        """Return the factor on danger: above 1 if only few more losses lead to surrender, else 1."""
        return self.temper.careful if margin(self.state, self.side) <= values().narrow else 1.0

    @cached_property
    def shot_at(self) -> float:
        """Return the probability that the enemy fires at a moving unit; it increases with the size of the enemy's
        hand.
        """
        cards = len(self.state.hands[self.rival])
        return float(1 - (1 - self.temper.shot_at) ** (cards / values().usual_hand))

    @cached_property
    def shelled(self) -> bool:
        """Return whether the enemy has an unbroken battery or mortar."""
        radio = radio_of(self.state, self.rival)
        weapons = (unit.weapon for unit in self.theirs if unit.weapon and not self.state.weapons[unit.weapon].broken)
        mortar = any(self.state.weapon_figure(weapon).kind == "mortar" for weapon in weapons)
        return mortar or (radio is not None and not radio.broken)

    # -- hexes
    # --------------------------------------------------------------------------------------------------------

    def cover(self, hex_: Hex) -> int:
        """Return the cover of the side's units in a hex; cached."""
        found = self._cover.get(hex_)
        if found is None:
            found = self._cover[hex_] = total(cover(self.state, hex_, self.side))
        return found

    def prize(self, unit: Unit) -> float:
        """Return how much the side loses, in points, if one of its units breaks; cached."""
        if unit.id not in self._prizes:
            self._prizes[unit.id] = breaking_worth(self.state, unit)
        return self._prizes[unit.id]

    def danger(self, unit: Unit, hex_: Hex, *, led: int = 0) -> float:
        """Return the expected loss, in points, from an attack on a unit if it is in a hex.

        `led` is the total Command of leaders who go there with it.
        """
        fp = self.menace.fire_at(hex_)
        return breaking(fp - self._holds(unit, hex_, led)) * self.prize(unit) if fp >= 1 else 0.0

    def op_fire(self, unit: Unit, hex_: Hex, led: int = 0) -> float:
        """Return the expected loss, in points, from Op Fire on a unit that enters a hex (9.6).

        Enemies that have already answered this Move fire without a card; those activated before it do not fire. `led`
        is the Command of a leader who moves with it.
        """
        holds, loss = self._holds(unit, hex_, led), 0.0
        for shooters, chance in self._shooters:
            fp = shooters.fire_at(hex_)
            if fp >= 1:
                loss = max(loss, chance * breaking(fp - holds, moving=True))
        return loss * self.prize(unit)

    @property
    def _shooters(self) -> tuple[tuple[Menace, float], ...]:
        """Enemies that may answer a step with fire, and the chance that they do."""
        order = self.state.order
        answering = order.answering if order is not None else ()
        key = f"shooters {' '.join(answering)}"
        if key not in self.kept:
            free = {unit.id for unit in self.theirs if not unit.activated} | set(answering)
            chance = max(values().least_risk, self.shot_at - self.temper.eased * self.press / 2)
            found = [(Menace(self.menace.state, self.rival, free), chance)]
            if answering:
                found.append((Menace(self.menace.state, self.rival, answering), values().answers))
            self.kept[key] = tuple(found)
        shooters: tuple[tuple[Menace, float], ...] = self.kept[key]
        return shooters

    def _holds(self, unit: Unit, hex_: Hex, led: int) -> int:
        """Return the Morale with which a unit would defend itself in a hex."""
        if is_leader(self.state, unit):
            led = 0
        else:
            led += sum(command(self.state, other) for other in self.there(hex_))
        return self.state.printed(unit).morale + unit.veteran - unit.suppressed + led + self.cover(hex_)

    def there(self, hex_: Hex) -> list[Unit]:
        """Return the side's units in a hex; empty if there is none."""
        return self._there.get(hex_, [])

    @cached_property
    def _there(self) -> dict[Hex, list[Unit]]:
        found: dict[Hex, list[Unit]] = {}
        for unit in self.mine:
            found.setdefault(unit.hex, []).append(unit)
        return found

    def steps(self, hex_: Hex) -> list[tuple[Hex, int]]:
        """Return the adjacent hexes that the side's units can enter from a hex, each with its movement cost; cached."""
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
        """Hexes that the side cannot enter: enemy-held or burning."""
        return {unit.hex for unit in self.theirs} | self.state.blazes

    # -- goals
    # --------------------------------------------------------------------------------------------------------

    @cached_property
    def values(self) -> dict[int, float]:
        """Return the value of each objective, by number, whichever side holds it."""
        numbers = (objective.number for objective in self.state.book.map.objectives)
        return {number: objective_worth(self.state, self.side, number) for number in numbers}

    @cached_property
    def goals(self) -> list[Goal]:
        """Return the side's goals: each objective with its value, and the enemy units if the side is in a hurry."""
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
        """Return the goal of exiting: the hexes of the enemy edge, and the value of each victory point for exiting."""
        hexes = tuple(hex_ for hex_ in self.state.book.map.board.hexes() if enemy_edge(self.state, self.side, hex_))
        doubled = 2 if victory.doubles(self.state, "exits-doubled") else 1
        leaving = max(values().safe, self.temper.leaving) if may_end(self.state) else self.temper.leaving
        return Goal("exit", hexes, leaving * doubled, 0.0)

    def _threat(self, hexes: tuple[Hex, ...]) -> float:
        """Return the threat to one of the side's objectives, 0-1, by the nearest unbroken enemy."""
        far = [self.ways.far(unit.hex, hexes) for unit in self.theirs if not unit.broken]
        return max(0.0, min(1.0, 1.6 - min(far, default=99) / values().threatens))

    def pull(self, unit: Unit, hex_: Hex) -> float:
        """Return the attraction of a hex for a unit, in points: the value of the best goal.

        The value decreases with the distance of the goal and with the number of units already near it.
        """
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
        """Return the distance of a goal from a hex, its value from there, and how many units are nearer to it."""
        far, place = self._way(hex_, goal), self.goals.index(goal)
        before = sum(near[place] < far or near[place] == far == 0 for near in self._near.values())
        return far, goal.worth * self.temper.fades**far, before

    def _way(self, hex_: Hex, goal: Goal) -> int:
        """Return the distance of a goal from a hex; computed per hex of the goal, since these distances are cached."""
        return min(self.ways.far(hex_, (end,)) for end in goal.hexes)

    @cached_property
    def _near(self) -> dict[str, list[int]]:
        """Distance of each unbroken squad and team of the side to each goal."""
        able = [unit for unit in self.mine if not unit.broken and not is_leader(self.state, unit)]
        return {unit.id: [self._way(unit.hex, goal) for goal in self.goals] for unit in able}


_OUTLOOKS: Memo[Evaluation] = Memo(4)


def outlook_of(state: State, side: Seat, temper: Temper | None = None) -> Evaluation:
    """Return the evaluation of a position for a side, with its `state` set to this one; cached for the last few
    positions.

    `temper` holds the weights of the bot; None for the defaults.
    """
    facts = (
        *facts_of(state, side), *facts_of(state, other_side(side)), tuple(state.control.items()), state.secrets[side],
        state.time, state.vp, state.turn, state.initiative, state.cup, len(state.hands[other_side(side)]),
        state.radios.get(other_side(side)), temper,
    )  # fmt: skip
    found = _OUTLOOKS.of(state.book, facts, lambda: Evaluation(state, side, temper))
    found.state = state
    return found

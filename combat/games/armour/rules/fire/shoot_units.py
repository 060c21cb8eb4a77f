"""Decision of the shooting phase: the next unit that fires or bombards, and its targets (L601, L625, L663)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM, squared_distance
from combat.games.armour.rules.air.air_fire import is_against_aircraft
from combat.games.armour.rules.air.flights import aircraft_of, flights
from combat.games.armour.rules.answers import DONE, Aim, Attack, Bombard, FireOrder, LayScreen
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.planning import may_bombard, plan
from combat.games.armour.rules.artillery.random_missions import random_mission
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.aiming import aimed, order_shots, shooter_refusal
from combat.games.armour.rules.fire.loads import is_beside, load_refusal
from combat.games.armour.rules.fire.replies.reacting import has_fired
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.two_seats import other_seat

TRIES = 6
"""Number of random aims that `samples` tries for a team."""
ATTACK_ODDS = 3
"""Number of samples of which one, on average, lets a flight on the table attack."""
HULLS = 10 * CM
"""Upper bound of the difference between the distance of two teams' centres and that of their edges."""


class ShootUnits(WrittenDecision[State, FireOrder | Bombard | LayScreen | Attack]):
    """Which unit fires, each of its shooters at which target? "fire a1-1>75l>d2-1 a1-2>mg2>d2-3", or "done" (L625).

    Its first word may also be "smoke" or "assault"; smoke comes before other fire of the same unit (L661).
    "bombard a3 a3o-1 90,40" is a bombardment (L665), "screen a3 a3o-1 90,40@90 2" one of smoke (L693), and
    "attack a7" begins the attack of a flight (L547).
    """

    kind: ClassVar[str] = "shoot-units"
    notations = (FireOrder, Bombard, LayScreen, Attack)
    declined_with = DONE
    bombards: ClassVar[bool] = True
    """Whether a bombardment may be an answer."""

    def units(self, state: State) -> Iterator[Unit]:
        """Yield the units that an answer may name: by default the living ones of the seat."""
        return state.living(self.seat)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers endlessly: fire, bombardments, attacks of flights, or "done"."""
        units = list(self.units(state))
        able = [unit for unit in units if any(shooters(state, unit))]
        batteries = [unit for unit in units if may_bombard(state, unit)] if self.bombards else []
        overhead = [unit for unit in flights(state, self.seat) if aircraft_of(state, unit.id, "table")]
        while True:
            if overhead and not numbers.below(ATTACK_ODDS):
                yield Attack(overhead[numbers.below(len(overhead))].id)
                continue
            chosen = numbers.below(len(able) + len(batteries) + 1)
            if chosen < len(able):
                order = _random_order(state, able[chosen], numbers)
                other = _in_other_mode(state, order, numbers) if order else None
                yield (other if other and self.refusal(state, other) is None else order) or DONE
            elif chosen < len(able) + len(batteries):
                yield random_mission(state, batteries[chosen - len(able)], numbers) or DONE
            else:
                yield DONE

    def refused(self, state: State, order: FireOrder | Bombard | LayScreen | Attack) -> Refusal | None:
        """Return the reason why an order to fire, to bombard or to attack is refused; None if it is legal."""
        if isinstance(order, Attack):
            return flight_refusal(state, self.seat, order)
        if isinstance(order, FireOrder):
            return order_refusal(state, self.seat, order)
        planned = plan(state, self.seat, order)
        return None if isinstance(planned, FireMission) else planned


def flight_refusal(state: State, seat: Seat, attack: Attack) -> Refusal | None:
    """Return the reason why a flight cannot attack; None if it belongs to the seat and is on the table (L547)."""
    unit = state.units.get(attack.unit)
    if unit is None or unit.seat != seat:
        return Refusal("one-unit", "L547")
    return None if aircraft_of(state, unit.id, "table") else Refusal("not-on-table", "L547")


def shooters(state: State, unit: Unit) -> Iterator[Team]:
    """Yield the teams of a unit that may still shoot in this phase; none if the unit has fired (L625)."""
    if not has_fired(state, unit):
        yield from (team for team in state.teams_of(unit.id) if shooter_refusal(state, team) is None)


def has_target(state: State, unit: Unit) -> bool:
    """Return whether any team of a unit has a legal shot."""
    return any(True for team in shooters(state, unit) for _ in _team_aims(state, team))


def _team_aims(state: State, team: Team) -> Iterator[Aim]:
    """Yield the legal aims of one team that may shoot."""
    targets = [target.id for target in _enemies(state, team)]
    for weapon in state.card(team).weapons:
        if state.book.weapons[weapon].fires_directly:
            for target in targets:
                aim = Aim(team.id, weapon, target)
                if isinstance(aimed(state, aim), Shot):
                    yield aim


def _enemies(state: State, team: Team) -> list[Team]:
    """Return the enemies on the table at which a team may fire now; an attacking flight is fired at alone."""
    attack = state.air_attack
    if attack is not None and is_against_aircraft(state):
        return list(aircraft_of(state, attack.unit, "table"))
    return list(state.on_table(other_seat(state.seat_of(team.id))))


def _random_order(state: State, unit: Unit, numbers: RandomSource) -> FireOrder | None:
    """Return a random fire order of about three shooters in four that find a target; None if none does."""
    loads = (_random_load(state, team, numbers) for team in shooters(state, unit) if numbers.below(4))
    aims = [aim for load in loads for aim in load]
    return FireOrder(aims) if aims else None


def _in_other_mode(state: State, order: FireOrder, numbers: RandomSource) -> FireOrder | None:
    """Return about every second time an order before an assault, or one for smoke by those who have it."""
    if numbers.below(4) == 0:
        return FireOrder(order.aims, "assault")
    aims = [aim for aim in order.aims if "smoke" in state.book.weapons[aim.weapon].traits]
    return FireOrder(aims, "smoke") if aims and numbers.below(3) == 0 else None


def _random_load(state: State, team: Team, numbers: RandomSource) -> list[Aim]:
    """Return a random aim of one team, about every second time with all that it may fire with it.

    It is empty if none of a few tries at enemies near enough is legal.
    """
    weapons = [weapon for weapon in state.card(team).weapons if state.book.weapons[weapon].fires_directly]
    enemies = _enemies(state, team) if weapons else []
    for _ in range(TRIES if enemies else 0):
        weapon, enemy = weapons[numbers.below(len(weapons))], enemies[numbers.below(len(enemies))]
        reach = state.book.weapons[weapon].range + HULLS
        if squared_distance(pose_of(team).point, pose_of(enemy).point) > reach * reach:
            continue
        aim = Aim(team.id, weapon, enemy.id)
        if isinstance(aimed(state, aim), Shot):
            return full_load(state, aim) if numbers.below(2) else [aim]
    return []


def full_load(state: State, aim: Aim) -> list[Aim]:
    """Return a legal aim together with all others that its team may fire at the same target (L601, L751, A1).

    These are its other machine guns, or the second gun.
    """
    load = [aim]
    for weapon in state.card(aim.shooter).weapons:
        more = [*load, Aim(aim.shooter, weapon, aim.target, aim.turn)]
        if weapon != aim.weapon and load_refusal(state, state.teams[aim.shooter], more) is None:
            shots = (aimed(state, each, beside=is_beside(state, each, more)) for each in more)
            load = more if all(isinstance(each, Shot) for each in shots) else load
    return load


def order_refusal(state: State, seat: Seat, order: FireOrder) -> Refusal | None:
    """Return the reason why a fire order is illegal; None if it is legal (L601, L625, L661, A1).

    All shooters must be of one unit, fire weapons that may fire together, and have legal targets.
    """
    teams = [state.teams.get(aim.shooter) for aim in order.aims]
    units = {team.unit for team in teams if team is not None}
    if None in teams or len(units) != 1 or state.units[next(iter(units))].seat != seat:
        return Refusal("one-unit", "L601")
    if any(aim.target not in state.teams for aim in order.aims):
        return Refusal("no-target", "L625")
    unit = state.units[next(iter(units))]
    if has_fired(state, unit):
        return Refusal("has-fired", "L601")
    if order.mode == "smoke" and any(team.fired for team in state.teams_of(unit.id)):
        return Refusal("smoke-once", "L661")
    refused = next((each for each in order_shots(state, order) if isinstance(each, Refusal)), None)
    return refused or next(_load_refusals(state, order), None)


def _load_refusals(state: State, order: FireOrder) -> Iterator[Refusal]:
    """Yield why shooters cannot fire the weapons of an order at once."""
    for shooter, aims in groupby(order.aims, key=lambda aim: aim.shooter):
        refused = load_refusal(state, state.teams[shooter], tuple(aims))
        if refused is not None:
            yield refused

"""Decision of the movement phase: moves, orders and transport (L551, L585)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.games.armour.rules.air.flying_in import flying_in_refusal, places_aircraft, random_flight
from combat.games.armour.rules.answers import DONE, Dismount, Mount, Moves, OrderCall, Placements, Speed, TeamRoute
from combat.games.armour.rules.moves.move_limits import mover_refusal, moves_refusal, speed_limit
from combat.games.armour.rules.moves.random_ways import random_route
from combat.games.armour.rules.orders.giving import call_refusal, possible_orders
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.boarding import dismount_refusal, mount_refusal
from combat.games.armour.rules.transport.ferry_samples import random_ferry
from combat.games.armour.rules.transport.rear import bring_refusal

TEAMS = 2
"""Number of teams for which `samples` tries to find a move."""
TRIES = 3
"""Number of random routes that `samples` tries for a team."""
ORDER_ODDS = 12
"""Number of samples of which one, on average, is an order, if a drawn unit may give one."""

FERRY_ODDS = 4
"""Number of samples of which one, on average, is about transport, if any is possible."""


class MoveUnits(WrittenDecision[State, Moves | OrderCall | Mount | Dismount | Placements]):
    """Which teams move, and where? "move a1-1 tactical 12,30 20,40@90; a1-2 dash 30,30", or "done" (L551).

    Teams of one unit; its movement is over when a team of another unit moves, or the phase ends. "order a1 blitz"
    gives an order, "mount a1-1 a1t-1" and "dismount a1-1 12,30 14,32" let a team on and off a vehicle, and
    "place a1t-1 12,30" brings transports from the rear, "place a7-1 90,40@180" an aircraft that has arrived (L547).
    """

    kind: ClassVar[str] = "move-units"
    notations = (Moves, OrderCall, Mount, Dismount, Placements)
    declined_with = DONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers endlessly: moves, orders, transport, aircraft, or "done"."""
        teams = list(state.on_table(self.seat))
        able = [team for team in teams if mover_refusal(state, team) is None]
        while True:
            answer: Answer | None = None
            if teams and not numbers.below(ORDER_ODDS):
                answer = self._random_order(state, teams[numbers.below(len(teams))], numbers)
            elif not numbers.below(FERRY_ODDS):
                ferry = random_flight(state, self.seat, numbers) or random_ferry(state, self.seat, numbers)
                answer = ferry if ferry and self.refusal(state, ferry) is None else None
            passes = not able or not numbers.below(len(able) + 1)
            for _ in range(0 if answer or passes else TEAMS):
                answer = answer or self._random_move(state, able[numbers.below(len(able))], numbers)
            yield answer or DONE

    def _random_order(self, state: State, team: Team, numbers: RandomSource) -> OrderCall | None:
        """Return a random order that the unit of a team may get; None if there is none."""
        orders = list(possible_orders(state, state.unit_of(team.id)))
        return OrderCall(team.unit, orders[numbers.below(len(orders))]) if orders else None

    def _random_move(self, state: State, team: Team, numbers: RandomSource) -> Moves | None:
        """Return a random legal move of a team; None if none of a few tries is legal."""
        limits = state.book.limits
        for _ in range(TRIES):
            dash = not numbers.below(3) and order_refusal(state, team, "dash") is None
            speed: Speed = "dash" if dash else "tactical"
            keep_off = limits.dash_approach.distance if dash else limits.tank_approach.distance
            route = random_route(state, team, speed_limit(state, team, speed, "terrain"), numbers, keep_off)
            if route is None:
                continue
            move = Moves([TeamRoute(team.id, speed, route)])
            if self.refusal(state, move) is None:
                return move
        return None

    def refused(self, state: State, act: Moves | OrderCall | Mount | Dismount | Placements) -> Refusal | None:
        """Return the reason why an act is refused; None if it is legal: a move, an order, transport, or placing
        aircraft.
        """
        match act:
            case Moves():
                return moves_refusal(state, self.seat, act)
            case OrderCall():
                return call_refusal(state, self.seat, act)
            case Mount():
                return mount_refusal(state, self.seat, act)
            case Dismount():
                return dismount_refusal(state, self.seat, act)
        if places_aircraft(state, act):
            return flying_in_refusal(state, self.seat, act)
        return bring_refusal(state, self.seat, act)

"""Spearhead: moves before the first turn, and units that deploy beside spearheads (L767, A35, A52).

A52: the texts let a spearhead move as soon as it is deployed and later units deploy with it, but both sides deploy
before any spearhead moves (A35). So a seat that has deployed a spearhead may keep units back. After the deployment the
attacker, then the defender, moves its spearheads once. Right after its moves it deploys what it has kept back: in its
zone or within 20 cm of a spearhead team in command, but nowhere where a spearhead could not have gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.containment import Containment, area_distance, containment
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.answers import DONE, Moves, Speed, TeamRoute
from combat.games.armour.rules.distances import holds, shape_of
from combat.games.armour.rules.events.turn_events import SpearheadMoved
from combat.games.armour.rules.ground.sighting import is_open_to
from combat.games.armour.rules.morale.pinning import pin_mined
from combat.games.armour.rules.morale.unit_ratings import has_trait
from combat.games.armour.rules.moves.move_limits import mover_refusal, moves_refusal, speed_limit
from combat.games.armour.rules.moves.moving import declare_moves
from combat.games.armour.rules.moves.random_ways import random_route
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS, other_seat

TRIES = 4
"""Number of random routes that `samples` tries."""


class MoveSpearhead(WrittenDecision[State, Moves]):
    """Which spearhead teams move before the battle, and where? "move a6-1 dash 30,80", or "done" (L767)."""

    kind: ClassVar[str] = "move-spearhead"
    notations = (Moves,)
    declined_with = DONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers endlessly: a move of one spearhead team, or "done"."""
        able = [team for team in spearhead_teams(state, self.seat) if mover_refusal(state, team) is None]
        while True:
            team = able[numbers.below(len(able))] if able and numbers.below(len(able) + 1) else None
            yield (self._random_move(state, team, numbers) if team else None) or DONE

    def _random_move(self, state: State, team: Team, numbers: RandomSource) -> Moves | None:
        """Return a random legal move of a team; None if none of a few tries is legal."""
        for _ in range(TRIES):
            speed: Speed = "dash" if numbers.below(2) else "tactical"
            route = random_route(state, team, speed_limit(state, team, speed, "terrain"), numbers)
            if route is not None:
                move = Moves([TeamRoute(team.id, speed, route)])
                if self.refusal(state, move) is None:
                    return move
        return None

    def refused(self, state: State, moves: Moves) -> Refusal | None:
        """Return the reason why the moves are refused; None if they are legal."""
        return spearhead_refusal(state, self.seat, moves)


def spearhead_teams(state: State, seat: Seat) -> Iterator[Team]:
    """Yield a seat's teams on the table that are spearheads."""
    return (team for team in state.on_table(seat) if has_trait(state, team, "spearhead"))


def may_move_as_spearhead(state: State, seat: Seat, team: str) -> bool:
    """Return whether a team may make a spearhead move now."""
    found = any(each.id == team for each in spearhead_teams(state, seat))
    return found and mover_refusal(state, state.teams[team]) is None


def spearhead_refusal(state: State, seat: Seat, moves: Moves) -> Refusal | None:
    """Return the reason why spearheads cannot make some moves; None if they can (L767).

    The moves must be legal as in a turn, and keep away from the enemy and the enemy's zone.
    """
    able = {team.id for team in spearhead_teams(state, seat)}
    if any(part.team not in able for part in moves.parts):
        return Refusal("no-spearhead", "L767")
    refused = moves_refusal(state, seat, moves)
    if refused is not None:
        return refused
    ends = (replace(state.teams[part.team], pose=part.route.end) for part in moves.parts)
    return next((why for team in ends if (why := spearhead_place_refusal(state, team)) is not None), None)


def spearhead_place_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a spearhead may not be at a team's place; None if it may (L767).

    The team counts as having moved: neither foxholes nor lying low conceal it.
    """
    limits, seat, there = state.book.limits, state.seat_of(team.id), replace(team, moved="tactical", dug_in=False)
    for enemy in state.on_table(other_seat(seat)):
        if not holds(state, limits.spearhead_near, there, enemy):
            return Refusal("spearhead-near", "L767", (("team", enemy.id), ("most", limits.spearhead_near.distance)))
        if not holds(state, limits.spearhead_in_sight, there, enemy) and is_open_to(state, enemy, there):
            most = ("most", limits.spearhead_in_sight.distance)
            return Refusal("spearhead-in-sight", "L767", (("team", enemy.id), most))
    mission, shape, most = state.book.mission, shape_of(state, there), ("most", limits.spearhead_goal.distance)
    if not limits.spearhead_goal.allows(area_distance(shape, mission.side(other_seat(seat)).area())):
        return Refusal("spearhead-zone", "L767", (most,))
    if any(not limits.spearhead_goal.holds(shape, ConvexShape((goal,))) for goal in _goals_outside(state, seat)):
        return Refusal("spearhead-goal", "L767", (most,))
    return None


def _goals_outside(state: State, seat: Seat) -> Iterator[Point]:
    """Yield the objectives of both seats that lie outside a seat's zone."""
    mission = state.book.mission
    goals = [goal for each in SEATS for goal in mission.side(each).goals]
    goals += [mission.ending_goal] if mission.ending_goal is not None else []
    return (goal.at for goal in goals if mission.side(seat).area().locate(goal.at) < 0)


# -- units that deploy with them ---------------------------------------------------------------------------------------


def keeps_back(state: State, seat: Seat) -> bool:
    """Return whether a seat may end its deployment with units left, because it has deployed a spearhead (A52)."""
    return not state.spearhead and any(True for _ in spearhead_teams(state, seat))


def extension_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team may not deploy outside its zone at its place; None if it may (L767).

    It may beside a spearhead: its whole hull must be within the limit of one spearhead team in command.
    """
    seat, limit = state.seat_of(team.id), state.book.limits.spearhead_zone
    outside = Refusal("outside-zone", "A35", (("team", team.id),))
    if state.spearhead != seat:
        return outside
    corners = [ConvexShape((corner,)) for corner in shape_of(state, team).corners]
    for each in spearhead_teams(state, seat):
        near = each.id != team.id and in_command(state, each)
        if near and all(limit.holds(corner, shape_of(state, each)) for corner in corners):
            return spearhead_place_refusal(state, team)
    return outside


def zone_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team may not deploy at its place; None if it may (A35, L767).

    It must be in its zone, or in the area that spearheads add to it.
    """
    zone = state.book.mission.side(state.seat_of(team.id)).area()
    if containment(shape_of(state, team), zone) is Containment.WHOLE:
        return None
    return extension_refusal(state, team)


# -- the stage ---------------------------------------------------------------------------------------------------------


def next_spearhead(state: State) -> Seat:
    """Return the seat whose spearheads move next, the attacker first; "" if none is left (A35)."""
    seats = (seat for seat in (ATTACKER, DEFENDER) if seat not in state.spearheads_over)
    return next((seat for seat in seats if any(True for _ in spearhead_teams(state, seat))), "")


def move_spearhead(state: State) -> Steps[None]:
    """Ask for the next spearhead moves until the seat is done; then pin units that mines have hit."""
    seat = state.spearhead
    answer = yield from ask(MoveSpearhead("L767", "", seat))
    if isinstance(answer, Moves):
        yield from declare_moves(state, answer)
        return
    yield from pin_mined(state, [unit.id for unit in state.living(seat)])
    yield SpearheadMoved(seat)

"""Deployment: the defender, then the attacker, places units in its zone (A35)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE, Lead, Placements, TeamPose
from combat.games.armour.rules.artillery.aim_artillery import aim
from combat.games.armour.rules.events.turn_events import DeploymentBegan, SpearheadBegan, TeamDeployed, TurnBegan
from combat.games.armour.rules.hidden.hide_units import hide_units, hides_next
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.play.first_leaders import lead_refusal, led, middle_team, name_leader
from combat.games.armour.rules.play.spearhead import keeps_back, move_spearhead, next_spearhead, zone_refusal
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, other_seat
from combat.games.armour.rules.works.place_works import place_works, places_works

TRIES = 200
"""Number of random places that `samples` tries for a team before it starts the unit again."""


class Deploy(WrittenDecision[State, Placements | Lead]):
    """Where do the teams of a unit begin? "place a1-1 12,100; a1-2 15,100"; "done" once all are placed (A35).

    "lead a1-2" lets a deployed team lead its unit (A30).
    """

    kind: ClassVar[str] = "deploy"
    notations = (Placements, Lead)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield legal places of random units endlessly; "done" once all are deployed."""
        waiting = list(undeployed(state, self.seat))
        while True:
            if not waiting:
                yield DONE
            else:
                places = _random_places(state, waiting[numbers.below(len(waiting))], numbers)
                if places is not None and placements_refusal(state, self.seat, places) is None:
                    yield places

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal.

        "done" is legal once all units are deployed, or if spearheads let the seat keep units back.
        """
        if answer == DONE:
            waiting = any(undeployed(state, self.seat)) and not keeps_back(state, self.seat)
            return Refusal("units-to-deploy", self.rule) if waiting else None
        return super().refusal(state, answer)

    def refused(self, state: State, value: Placements | Lead) -> Refusal | None:
        """Return the reason why places or a leader are refused; None if they are legal."""
        if isinstance(value, Lead):
            return lead_refusal(state, self.seat, value.team)
        return placements_refusal(state, self.seat, value)


def undeployed(state: State, seat: Seat) -> Iterator[Unit]:
    """Yield the units of a seat of which a team is still to be deployed."""
    waiting = {team.unit for team in state.teams.values() if team.where == "undeployed"}
    return (unit for unit in state.living(seat) if unit.id in waiting)


def placements_refusal(state: State, seat: Seat, places: Placements) -> Refusal | None:
    """Return the reason why a unit cannot be deployed at some places; None if it can (A35, L557).

    The unit must be placed whole, in its zone, and in command.
    """
    teams = [state.teams.get(each.team) for each in places.parts]
    units = {team.unit for team in teams if team is not None}
    if None in teams or len(units) != 1 or state.units[next(iter(units))].seat != seat:
        return Refusal("one-unit", "A35")
    unit = state.units[next(iter(units))]
    if {each.team for each in places.parts} != {team.id for team in state.all_of(unit.id)}:
        return Refusal("whole-unit", "A35")
    if not all(team.where in ("undeployed", "table") for team in teams if team is not None):
        return Refusal("not-deployed", "A35", (("about", unit.id),))
    view = _lifted(state, unit)
    for team, pose in places.parts:
        there = replace(view.teams[team], where="table", pose=pose)
        refused = zone_refusal(view, there) or standing_refusal(view, view.teams[team], pose)
        if refused is not None:
            return refused
        view.teams[team] = there
    view.units[unit.id] = led(view, unit)
    stray = next((each.team for each in places.parts if not in_command(view, view.teams[each.team])), "")
    return Refusal("out-of-command", "L557", (("team", stray),)) if stray else None


def _lifted(state: State, unit: Unit) -> State:
    """Return a copy of a state without a unit's teams on the table."""
    view = state.copy()
    for team in state.teams.values():
        if team.unit == unit.id:
            view.teams[team.id] = replace(team, where="undeployed", pose=None)
    return view


def _random_places(state: State, unit: Unit, numbers: RandomSource) -> Placements | None:
    """Return random legal places of a unit's teams; None if none were found."""
    zone = state.book.mission.side(unit.seat).area()
    heading = 0 if unit.seat == ATTACKER else 1800
    view, parts = _lifted(state, unit), list[TeamPose]()
    teams = list(state.all_of(unit.id))
    teams.sort(key=lambda team: team.id != unit.leader)
    for team in teams:
        for _ in range(TRIES):
            pose = (
                _near_leader(view, unit, numbers)
                if parts
                else _anywhere(zone.left, zone.right, zone.top, zone.bottom, numbers)
            )
            pose = Pose(*pose.point, heading)
            if _may_stand(view, team, pose, parts):
                parts.append(TeamPose(team.id, pose))
                view.teams[team.id] = replace(team, where="table", pose=pose)
                break
        else:
            return None
    return Placements(parts)


def _anywhere(left: int, right: int, top: int, bottom: int, numbers: RandomSource) -> Pose:
    return Pose(left + numbers.below(right - left + 1), top + numbers.below(bottom - top + 1))


def _near_leader(view: State, unit: Unit, numbers: RandomSource) -> Pose:
    """Return a random place within 14 cm of a placed leader."""
    pose = view.teams[unit.leader].pose
    assert pose is not None
    x, y = (max(0, value - 14 * CM + numbers.below(28 * CM + 1)) for value in pose.point)
    return Pose(x, y)


def _may_stand(view: State, team: Team, pose: Pose, parts: list[TeamPose]) -> bool:
    unit = view.units[team.unit]
    shape = view.card(team).hull.at(pose.point, pose.heading)
    if containment(shape, view.book.mission.side(unit.seat).area()) is not Containment.WHOLE:
        return False
    if standing_refusal(view, team, pose) is not None:
        return False
    placed = view.copy()
    placed.teams[team.id] = replace(team, where="table", pose=pose)
    return not parts or in_command(placed, placed.teams[team.id])


def deploy(state: State) -> Steps[None]:
    """Run the next stage of the deployment; works, aiming points and secret notes come first (A35)."""
    if seat := places_works(state):
        yield from place_works(state, seat)
        return
    if state.book.mission.aiming_points and not state.aiming_over:
        yield from aim(state)
        return
    if seat := hides_next(state):
        yield from hide_units(state, seat)
        return
    if state.spearhead:
        yield from _with_spearheads(state)
        return
    if (yield from _asked(state)):
        return
    if state.active == DEFENDER:
        yield DeploymentBegan(other_seat(state.active))
    else:
        yield _after(state)


def _asked(state: State) -> Steps[bool]:
    """Ask the active seat for its next unit, or who leads one; return whether it is not done."""
    answer = yield from ask(Deploy("A35", "", state.active))
    if isinstance(answer, Placements):
        for team, pose in answer.parts:
            yield TeamDeployed(team, pose)
        unit = state.unit_of(answer.parts[0].team)
        yield from name_leader(state, unit, middle_team(state, unit))
    elif isinstance(answer, Lead):
        yield from name_leader(state, state.unit_of(answer.team), answer.team)
    return answer != DONE


def _with_spearheads(state: State) -> Steps[None]:
    """Run the next stage of a seat's spearhead moves, and of the deployment of what it has kept back (A52)."""
    seat = state.spearhead
    if seat not in state.spearheads_over:
        yield from move_spearhead(state)
        return
    if any(undeployed(state, seat)) and (yield from _asked(state)):
        return
    yield _after(state)


def _after(state: State) -> SpearheadBegan | TurnBegan:
    """Return what follows a deployment: spearhead moves, the attacker's first, then the first turn (A35)."""
    seat = next_spearhead(state)
    return SpearheadBegan(seat) if seat else TurnBegan(1, ATTACKER)

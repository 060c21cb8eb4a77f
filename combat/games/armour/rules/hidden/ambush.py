"""Ambushes: whole units that appear in their zone in a starting phase of their side (L543)."""

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
from combat.games.armour.rules.answers import DONE, Placements, TeamPose
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.hidden_events import AmbushRevealed
from combat.games.armour.rules.ground.sighting import is_open_to
from combat.games.armour.rules.hidden.aboard import aboard, on_foot
from combat.games.armour.rules.hidden.off_table import units_in, units_off_table
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.play.first_leaders import led, middle_team, name_leader
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.two_seats import ATTACKER, other_seat

TRIES = 30
"""Number of random places that `samples` tries for a team."""
SPREAD = 12 * CM
"""Distance of the other teams of a random ambush from the first, across and along."""


class RevealAmbush(WrittenDecision[State, Placements]):
    """Which unit in ambush appears, and where? "place d3-1 12,30; d3-2 15,30", or "done": it may wait (L543)."""

    kind: ClassVar[str] = "reveal-ambush"
    notations = (Placements,)
    declined_with = DONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers endlessly: places of an ambush, or "done"."""
        units = units_in(state, self.seat, "ambush")
        while True:
            waits = not units or not numbers.below(3)
            places = None if waits else _random_places(state, units[numbers.below(len(units))], numbers)
            yield DONE if places is None or ambush_refusal(state, self.seat, places) is not None else places

    def refused(self, state: State, places: Placements) -> Refusal | None:
        """Return the reason why the places are refused; None if they are legal."""
        return ambush_refusal(state, self.seat, places)


def ambushed_unit(state: State, places: Placements) -> Unit | None:
    """Return the unit in whose name an answer places teams or transports; None if the first team is unknown."""
    team = state.teams.get(places.parts[0].team)
    if team is None:
        return None
    unit = state.units[team.unit]
    return state.units[unit.parent] if unit.parent else unit


def ambush_refusal(state: State, seat: Seat, places: Placements) -> Refusal | None:
    """Return the reason why a unit in ambush cannot appear at some places; None if it can (L543).

    It must be whole, in command, in its zone, and away from the enemy. Its infantry is mounted if its transports are
    with it.
    """
    unit = ambushed_unit(state, places)
    if unit is None or unit.id not in {each.id for each in units_in(state, seat, "ambush")}:
        return Refusal("no-ambush", "L543")
    if {each.team for each in places.parts} != {team.id for team in on_foot(state, unit, "ambush")}:
        return Refusal("whole-ambush", "L543")
    view = state.copy()
    for name, pose in places.parts:
        there = replace(view.teams[name], where="table", pose=pose)
        refused = _place_refusal(view, there, pose)
        if refused is not None:
            return refused
        view.teams[name] = there
    for each in _units_of(view, places):
        view.units[each.id] = led(view, each)
    stray = next((each.team for each in places.parts if not _commanded(view, each.team)), "")
    return Refusal("out-of-command", "L543", (("team", stray),)) if stray else None


def _units_of(state: State, places: Placements) -> list[Unit]:
    """Return the units of teams that appear: the ambushed one, and what split from it."""
    return [state.units[unit] for unit in dict.fromkeys(state.teams[part.team].unit for part in places.parts)]


def _commanded(view: State, team: str) -> bool:
    """Return whether a team is in command of its unit; observers always are (A46)."""
    return view.unit_of(team).independent or in_command(view, view.teams[team])


def _place_refusal(view: State, there: Team, pose: Pose) -> Refusal | None:
    """Return the reason why a team in ambush cannot appear at its place: outside its zone, taken, or too near to an
    enemy."""
    seat, card, limits = view.seat_of(there.id), view.card(there), view.book.limits
    zone = view.book.mission.side(seat).area()
    if containment(card.hull.at(pose.point, pose.heading), zone) is not Containment.WHOLE:
        return Refusal("outside-zone", "L543", (("team", there.id),))
    refused = standing_refusal(view, there, pose)
    if refused is not None:
        return refused
    for enemy in view.on_table(other_seat(seat)):
        if not holds(view, limits.ambush_near, there, enemy):
            return Refusal("ambush-near", "L543", (("team", enemy.id), ("most", limits.ambush_near.distance)))
        if "large_gun" in card.traits and not holds(view, limits.large_gun_ambush, there, enemy):
            return Refusal("ambush-large-gun", "L755", (("team", enemy.id), ("most", limits.large_gun_ambush.distance)))
        if not holds(view, limits.ambush_in_sight, there, enemy) and is_open_to(view, enemy, there):
            return Refusal("ambush-in-sight", "L543", (("team", enemy.id), ("most", limits.ambush_in_sight.distance)))
    return None


def _random_places(state: State, unit: Unit, numbers: RandomSource) -> Placements | None:
    """Return random places of a unit in ambush, one team beside the other; None if none were found."""
    zone = state.book.mission.side(unit.seat).area()
    heading = 0 if unit.seat == ATTACKER else 1800
    view, parts = state.copy(), list[TeamPose]()
    left, top, wide, high = zone.left, zone.top, zone.right - zone.left, zone.bottom - zone.top
    for team in on_foot(state, unit, "ambush"):
        for _ in range(TRIES):
            pose = Pose(left + numbers.below(wide + 1), top + numbers.below(high + 1), heading)
            if _place_refusal(view, replace(team, where="table", pose=pose), pose) is None:
                break
        else:
            return None
        if not parts:
            left, top = max(0, pose.point.x - SPREAD), max(0, pose.point.y - SPREAD)
            wide = high = 2 * SPREAD
        parts.append(TeamPose(team.id, pose))
        view.teams[team.id] = replace(team, where="table", pose=pose)
    return Placements(parts)


# -- in the starting phase ---------------------------------------------------------------------------------------------


def pending_ambush(state: State) -> Iterator[str]:
    """Yield the id of one decision while the active seat has units that may be in ambush; their number is public
    (A49).
    """
    seat = state.active
    waiting = units_off_table(state, seat) if state.book.mission.side(seat).ambush else 0
    return iter((f"ambush-{waiting}",) if waiting else ())


def reveal_ambush(state: State, subject: str) -> Steps[None]:
    """Ask the active seat to reveal an ambush and carry it out (L543); `subject` is ignored.

    After an ambush the seat is asked again.
    """
    answer = yield from ask(RevealAmbush("L543", "", state.active))
    if isinstance(answer, Placements):
        unit = ambushed_unit(state, answer)
        assert unit is not None
        yield AmbushRevealed(unit.id, answer.parts, tuple(aboard(state, unit, "ambush").items()))
        for each in _units_of(state, answer):
            yield from name_leader(state, each, middle_team(state, each))

"""Foxholes, trenches and pits in an assault: held, taken over, or abandoned (L737)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.assault.assault import Assault, HeldWork, Hole
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.events.assault_events import AssaultEnded, AssaultEnding
from combat.games.armour.rules.events.works_events import WorksAbandoned
from combat.games.armour.rules.morale.pinning import pin_mined
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.shelter import sheltered


def holes(state: State) -> Iterator[Hole]:
    """Yield the foxholes occupied by teams of both sides (L737)."""
    for team in state.teams.values():
        if team.on_table and team.dug_in:
            yield Hole(state.seat_of(team.id), team.card, pose_of(team))


def held_works(state: State) -> Iterator[HeldWork]:
    """Yield each work with teams in it, once for each seat that has teams there (L737)."""
    for work in state.works:
        for seat in dict.fromkeys(state.seat_of(team) for team in sheltered(state, work)):
            yield HeldWork(seat, work)


def finds_hole(state: State, assault: Assault, team: Team, route: Route) -> bool:
    """Return whether a route ends in free foxholes that a friend of the team's arm had when the assault began
    (L737).
    """
    card, end = state.card(team), route.end
    base = card.hull.at(end.point, end.heading)
    taken = [shape_of(state, other) for other in state.teams.values() if other.on_table and other.dug_in]
    for hole in assault.holes:
        kind = state.book.teams[hole.card]
        place = kind.hull.at(hole.pose.point, hole.pose.heading)
        ours = hole.seat == state.seat_of(team.id) and kind.arm == card.arm
        if ours and overlap(base, place) and not any(overlap(place, other) for other in taken):
            return True
    return False


def end_assault(state: State, assault: Assault, why: AssaultEnding) -> Steps[None]:
    """End an assault: pin units hit by mines, and remove works that no friend of their garrison holds any more (L737).

    `why` is the kind of ending.
    """
    yield from pin_mined(state, dict.fromkeys((*assault.units, *assault.victors)))
    held = set(held_works(state))
    given_up = dict.fromkeys(each.work for each in assault.works if each not in held)
    kept = {each.work for each in assault.works if each in held}
    works = tuple(work for work in given_up if work in state.works and work not in kept)
    if works:
        yield WorksAbandoned(works)
    yield AssaultEnded(why)

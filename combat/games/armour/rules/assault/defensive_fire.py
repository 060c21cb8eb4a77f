"""Defensive fire: each unit near the assault fires once, ranks close, strong fire repulses the assault (L707-L715)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import FireOrder
from combat.games.armour.rules.assault.assault import Assault, Rank
from combat.games.armour.rules.assault.contacts import contacts
from combat.games.armour.rules.assault.repulse import repulse
from combat.games.armour.rules.assault.strongholds import end_assault
from combat.games.armour.rules.events.assault_events import DefensiveFireEnded, RanksClosed
from combat.games.armour.rules.fire.replies.fire_in_reply import FireInReply
from combat.games.armour.rules.fire.shoot_units import has_target
from combat.games.armour.rules.fire.volleys import declare
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat


class DefensiveFire(FireInReply):
    """Which unit fires at the assaulting teams, and each of its shooters at which? "done" ends it (L707)."""

    kind: ClassVar[str] = "defensive-fire"


def carry_on(state: State, assault: Assault) -> Steps[None]:
    """Close ranks, ask for the fire of one more unit, or end the defensive fire."""
    seat = other_seat(assault.seat)
    closing = next(_to_close(state, assault), None)
    if closing is not None:
        yield RanksClosed(closing.team, _in_its_place(state, closing))
    elif assault.stage == "fire" and any(has_target(state, unit) for unit in state.living(seat)):
        answer = yield from ask(DefensiveFire("L707", "", seat))
        if isinstance(answer, FireOrder):
            yield from declare(state, answer)
        else:
            yield from _end(state, assault)
    else:
        yield from _end(state, assault)


def _to_close(state: State, assault: Assault) -> Iterator[Rank]:
    """Yield the teams that take the place of a lost friend through whom they were in contact (L709)."""
    for rank in assault.ranks:
        team = state.teams[rank.team]
        if state.teams[rank.front].on_table or not team.fights or contacts(state, team, assault.teams):
            continue
        if standing_refusal(state, team, _in_its_place(state, rank)) is None:
            yield rank


def _in_its_place(state: State, rank: Rank) -> Pose:
    """Return where a team stands in the place of the friend before it: with its front edge on the same line."""
    deeper = state.card(rank.front).hull.foremost - state.card(rank.team).hull.foremost
    return Pose.at(rank.pose.point.moved(*turned(Point(0, deeper), rank.pose.heading)), rank.pose.heading)


def _end(state: State, assault: Assault) -> Steps[None]:
    """End the defensive fire: the assault is repulsed, has nobody left in contact, or goes on (L709, L717)."""
    if (yield from repulse(state, assault)):
        return
    if any(state.teams[team].fights and contacts(state, state.teams[team], assault.teams) for team in assault.teams):
        yield DefensiveFireEnded()
    else:
        yield from end_assault(state, assault, "spent")

"""Mistaken Target: the target's side exchanges all hits of two of its teams (L639 to L643)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Choice
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import parse_any
from combat.games.armour.rules.answers import Swap
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.fire.allotting import eligible, may_join
from combat.games.armour.rules.fire.volley import Hit, Shot, Volley
from combat.games.armour.rules.state import State


class MistakenTarget(Choice):
    """Which two teams exchange their hits? "swap d2-1 d2-2", or "pass" (L639)."""

    kind: ClassVar[str] = "mistaken-target"
    seat: Seat = ""

    def read(self, answer: Answer) -> str:
        return parse_any(answer, Swap)


def swaps(state: State, volley: Volley) -> list[Swap]:
    """Return the legal exchanges of a volley: a team that was hit, and one that its hits could strike instead."""
    found = list[Swap]()
    struck = [team for team in dict.fromkeys(hit.team for hit in volley.hits) if _is_open(state, volley, team)]
    for first in struck:
        for second in _likely(state, volley, first):
            swap = Swap(first, second)
            if Swap(second, first) not in found and swapped(state, volley, swap) != volley.hits:
                found.append(swap)
    return found


def _is_open(state: State, volley: Volley, team: str) -> bool:
    """Return whether a team has exchanged no hits yet, and no exchange of its unit has failed (L639, L643)."""
    return team not in volley.exchanged and state.teams[team].unit not in volley.known


def _likely(state: State, volley: Volley, team: str) -> list[str]:
    """Return the other teams that hits of a team could have been allotted to."""
    shots = {hit.shot for hit in volley.hits if hit.team == team}
    able = {each for place in shots for each in _strikable(state, volley.shots[place])} - {team, *volley.exchanged}
    return sorted(able)


def _strikable(state: State, shot: Shot) -> set[str]:
    """Return the teams that a shot could strike, those of other units for a headquarters or independent target."""
    others = (teams for teams in may_join(state, shot).values())
    return {*eligible(state, shot), *(team for teams in others for team in teams)}


def swapped(state: State, volley: Volley, swap: Swap) -> tuple[Hit, ...]:
    """Return the hits of a volley after an exchange; those that cannot move legally stay (L639).

    An exchange that would leave the hits of the two teams less even than they were moves nothing.
    """
    other = {swap.first: swap.second, swap.second: swap.first}
    hits = tuple(
        replace(hit, team=other[hit.team]) if _may_move(state, volley.shots[hit.shot], hit.team, other) else hit
        for hit in volley.hits
    )
    return hits if _difference(hits, swap) <= max(1, _difference(volley.hits, swap)) else volley.hits


def _may_move(state: State, shot: Shot, team: str, other: Mapping[str, str]) -> bool:
    """Return whether a hit on one of two teams may strike the other, its shooter not too close to either (L643)."""
    if team not in other:
        return False
    shooter, limits = state.teams[shot.shooter], state.book.limits
    near = limits.mistaken_tanks if state.card(team).arm == "tank" else limits.mistaken_near
    apart = all(holds(state, near, shooter, state.teams[each]) for each in other)
    return apart and other[team] in _strikable(state, shot)


def _difference(hits: tuple[Hit, ...], swap: Swap) -> int:
    struck = [hit.team for hit in hits]
    return abs(struck.count(swap.first) - struck.count(swap.second))

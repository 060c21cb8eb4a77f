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
        """Return an answer parsed as a Swap; plain text if it is none."""
        return parse_any(answer, Swap)


def swaps(state: State, volley: Volley) -> list[Swap]:
    """Return the legal exchanges of hits: each between a team that was hit and one that its hits could strike
    instead.
    """
    found, reach = list[Swap](), _reach(state, volley)
    struck = [team for team in dict.fromkeys(hit.team for hit in volley.hits) if _is_open(state, volley, team)]
    for first in struck:
        able = {each for hit in volley.hits if hit.team == first for each in reach[hit.shot]} - {first}
        for second in sorted(each for each in able if _is_open(state, volley, each)):
            swap = Swap(first, second)
            if Swap(second, first) not in found and _moved(state, volley, swap, reach) != volley.hits:
                found.append(swap)
    return found


def swapped(state: State, volley: Volley, swap: Swap) -> tuple[Hit, ...]:
    """Return the hits of a volley after an exchange; those that cannot move legally stay (L639).

    An exchange that would make the hits of the two teams less even moves nothing.
    """
    return _moved(state, volley, swap, _reach(state, volley))


def _is_open(state: State, volley: Volley, team: str) -> bool:
    """Return whether a team has exchanged no hits yet, and no exchange of its unit has failed (L639, L643)."""
    return team not in volley.exchanged and state.teams[team].unit not in volley.known


def _reach(state: State, volley: Volley) -> dict[int, set[str]]:
    """Return the teams that each shot could strike, those of other units for a headquarters or independent target."""
    found = dict[int, set[str]]()
    for place in {hit.shot for hit in volley.hits}:
        shot = volley.shots[place]
        joining = (team for teams in may_join(state, shot).values() for team in teams)
        found[place] = {*eligible(state, shot), *joining}
    return found


def _moved(state: State, volley: Volley, swap: Swap, reach: Mapping[int, set[str]]) -> tuple[Hit, ...]:
    other = {swap.first: swap.second, swap.second: swap.first}
    moves = {place for place in reach if _is_apart(state, volley.shots[place], swap)}
    hits = tuple(
        replace(hit, team=other[hit.team])
        if hit.team in other and hit.shot in moves and other[hit.team] in reach[hit.shot]
        else hit
        for hit in volley.hits
    )
    return hits if _difference(hits, swap) <= max(1, _difference(volley.hits, swap)) else volley.hits


def _is_apart(state: State, shot: Shot, swap: Swap) -> bool:
    """Return whether a shooter is not too close to either of two teams to mistake them (L643)."""
    limits, shooter = state.book.limits, state.teams[shot.shooter]
    near = limits.mistaken_tanks if state.card(swap.first).arm == "tank" else limits.mistaken_near
    return all(holds(state, near, shooter, state.teams[each]) for each in (swap.first, swap.second))


def _difference(hits: tuple[Hit, ...], swap: Swap) -> int:
    struck = [hit.team for hit in hits]
    return abs(struck.count(swap.first) - struck.count(swap.second))

"""Mistaken Target: the target's side exchanges all hits of two of its teams (L639 to L643)."""

from __future__ import annotations

from typing import ClassVar

from combat.engine.kernel.decision import Answer, Choice
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import parse_any
from combat.games.armour.rules.answers import Aim, Swap
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.fire.aiming import aimed
from combat.games.armour.rules.fire.allotting import eligible
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
    struck = list(dict.fromkeys(hit.team for hit in volley.hits if not hit.swapped))
    for first in struck:
        for second in _likely(state, volley, first):
            if second != first and Swap(second, first) not in found and _is_legal(state, volley, first, second):
                found.append(Swap(first, second))
    return found


def _likely(state: State, volley: Volley, team: str) -> list[str]:
    """Return the teams that the hits of a team could have been allotted to."""
    shots = {hit.shot for hit in volley.hits if hit.team == team and not hit.swapped}
    return sorted({each for place in shots for each in eligible(state, volley.shots[place])})


def _is_legal(state: State, volley: Volley, first: str, second: str) -> bool:
    """Return whether every hit of two teams may strike the other one, and differs from before (L639, L643)."""
    moved = False
    for hit in volley.hits:
        if hit.team in (first, second):
            other = second if hit.team == first else first
            if hit.swapped or not _may_strike(state, volley.shots[hit.shot], other, (first, second)):
                return False
            moved = True
    return moved and swapped(volley.hits, Swap(first, second)) != volley.hits


def _may_strike(state: State, shot: Shot, team: str, both: tuple[str, str]) -> bool:
    """Return whether a shot could have hit a team and its shooter is not too close to mistake either (L643)."""
    shooter, limits = state.teams[shot.shooter], state.book.limits
    for each in both:
        near = limits.mistaken_tanks if state.card(each).arm == "tank" else limits.mistaken_near
        if not holds(state, near, shooter, state.teams[each]):
            return False
    return isinstance(aimed(state, Aim(shot.shooter, shot.weapon, team)), Shot)


def swapped(hits: tuple[Hit, ...], swap: Swap) -> tuple[Hit, ...]:
    """Return the hits after an exchange; exchanged ones cannot move again."""
    other = {swap.first: swap.second, swap.second: swap.first}
    return tuple(replace(hit, team=other[hit.team], swapped=True) if hit.team in other else hit for hit in hits)

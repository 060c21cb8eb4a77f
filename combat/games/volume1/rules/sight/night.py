"""Sight at night, and the light of flares (21.0, 21.1)."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.book import Night
from combat.games.volume1.rules.events import Ledger, Term
from combat.games.volume1.rules.sight.sight_lines import Sight
from combat.games.volume1.rules.state import State

NO_RULES = Night(0)
"""Modifiers of a night about which the scenario says nothing."""


def rules(state: State) -> Night:
    """Return the scenario's rules for the night; neutral ones if it has none."""
    return state.book.scenario.night or NO_RULES


def is_dark(state: State) -> bool:
    """Return whether darkness limits sight; False by day and in mist (21.0)."""
    return bool(state.night) and not rules(state).mist


def is_lit(state: State, hex_: Hex, *, since_impulse: bool = False) -> bool:
    """Return whether a flare lights a hex, which then counts as by day.

    `since_impulse`: ignore flares lit in this impulse.
    """
    reach, clock = state.book.charts.numbers.flare_light, state.clock
    return any(
        distance(flare.hex, hex_) <= reach
        for flare in state.flares
        if not (since_impulse and (flare.turn, flare.impulse) == (clock.turn, clock.impulse))
    )


def hides(state: State, far: int, target: Hex, *, since_impulse: bool = False) -> bool:
    """Return whether the night hides a hex `far` hexes away: beyond its range only lit hexes are visible (21.0, 21.1).

    `since_impulse`: ignore flares lit in this impulse.
    """
    return 0 < state.night < far and not is_lit(state, target, since_impulse=since_impulse)


def dimmed(state: State, line: Sight, target: Hex) -> Sight:
    """Return a line of sight as limited by the night: a clear line may be too long."""
    if line.visible and hides(state, line.range, target):
        light = state.book.charts.numbers.flare_light
        ends = line.viewer_height, line.target_height
        return Sight(False, line.range, "21.0", "too-dark", None, *ends, night=state.night, light=light)
    return line


def modifier(state: State, far: int, target: Hex, amount: int) -> int:
    """Return a night modifier at a distance in hexes; 0 at short distance, in the light of a flare, and by day (21.0,
    21.1).
    """
    return amount if state.night and amount and far > rules(state).beyond and not is_lit(state, target) else 0


def fire_terms(state: State, far: int, target: Hex) -> Ledger:
    """Return the term of the night for Weapon Skill; empty if there is none (21.0)."""
    amount = modifier(state, far, target, rules(state).fire) if state.night else 0
    return (Term("night", amount, "21.0"),) if amount else ()


def spotting_terms(state: State, far: int, target: Hex) -> Ledger:
    """Return the term of the night for a spotter's Troop Quality; empty if there is none (21.0)."""
    amount = modifier(state, far, target, rules(state).spotting) if state.night else 0
    return (Term("night", amount, "21.0"),) if amount else ()

"""How far one sees by night, and what the flares light up (21.0, 21.1)."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.book import Night
from combat.games.volume1.rules.events import Ledger, Term
from combat.games.volume1.rules.sight.sight_lines import Sight
from combat.games.volume1.rules.state import State

NO_RULES = Night(0)
"""What a night adds of which the scenario says nothing."""


def rules(state: State) -> Night:
    """The scenario's words on its night."""
    return state.book.scenario.night or NO_RULES


def is_dark(state: State) -> bool:
    """Whether it is the dark that cuts sight short, and not mist (21.0)."""
    return bool(state.night) and not rules(state).mist


def is_lit(state: State, hex_: Hex, *, since_impulse: bool = False) -> bool:
    """Whether a hex lies in the light of a flare and counts as day; `since_impulse`: of one that burnt as it began."""
    reach, clock = state.book.charts.numbers.flare_light, state.clock
    return any(
        distance(flare.hex, hex_) <= reach
        for flare in state.flares
        if not (since_impulse and (flare.turn, flare.impulse) == (clock.turn, clock.impulse))
    )


def hides(state: State, far: int, target: Hex, *, since_impulse: bool = False) -> bool:
    """Whether the night hides what is so many hexes away: beyond its range only lit hexes are seen (21.0, 21.1)."""
    return 0 < state.night < far and not is_lit(state, target, since_impulse=since_impulse)


def dimmed(state: State, line: Sight, target: Hex) -> Sight:
    """A line of sight as the night leaves it: an open one may be too long to see anything at its end."""
    if line.visible and hides(state, line.range, target):
        light = state.book.charts.numbers.flare_light
        ends = line.viewer_height, line.target_height
        return Sight(False, line.range, "21.0", "too-dark", None, *ends, night=state.night, light=light)
    return line


def modifier(state: State, far: int, target: Hex, amount: int) -> int:
    """What is left of a night modifier at a distance; in the light of a flare nothing (21.0, 21.1)."""
    return amount if state.night and amount and far > rules(state).beyond and not is_lit(state, target) else 0


def fire_terms(state: State, far: int, target: Hex) -> Ledger:
    """What the night takes from Weapon Skill (21.0)."""
    amount = modifier(state, far, target, rules(state).fire) if state.night else 0
    return (Term("night", amount, "21.0"),) if amount else ()


def spotting_terms(state: State, far: int, target: Hex) -> Ledger:
    """What the night takes from a spotter's Troop Quality (21.0)."""
    amount = modifier(state, far, target, rules(state).spotting) if state.night else 0
    return (Term("night", amount, "21.0"),) if amount else ()

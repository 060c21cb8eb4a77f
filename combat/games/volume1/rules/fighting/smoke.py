"""Smoke: first markers, drift and fading (18.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import NOWHERE, Hex, half_hexes_along
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.events import SmokeDrifted, SmokeFaded, SmokeRose, SmokeThinned
from combat.games.volume1.rules.state import Cloud, State


def rise(state: State, hex_: Hex, value: int, weapon: str = "") -> Steps[None]:
    """Place the first marker of a new source of smoke, unless its `value` is 0.

    `weapon` is the id of the weapon that made it, or "".
    """
    if value:
        yield SmokeRose(hex_, value, state.clock.turn, weapon=weapon)


def drift(state: State) -> Steps[None]:
    """Run step 5d: each source of an earlier turn grows downwind, begins to fade, or loses its last marker."""
    for place, cloud in enumerate(state.clouds):
        if cloud.turn == state.clock.turn or not cloud.hexes:
            continue
        if cloud.fading:
            yield SmokeThinned(place, _farthest_downwind(state, cloud))
        elif len(cloud.hexes) >= cloud.value:
            yield SmokeFaded(place)
        else:
            yield SmokeDrifted(place, _downwind(state, cloud))


def _downwind(state: State, cloud: Cloud) -> Hex:
    """Return the hex downwind of a cloud's last marker; NOWHERE beyond the board."""
    last = cloud.hexes[-1]
    return (compass(state).step(state.board, last, state.wind) or NOWHERE) if last else NOWHERE


def _farthest_downwind(state: State, cloud: Cloud) -> Hex:
    """Return the hex of the marker farthest downwind of the explosion, by the present wind (18.0.2).

    On a tie it is the one placed last; a marker off the board comes first.
    """
    if NOWHERE in cloud.hexes:
        return NOWHERE
    first, heading = cloud.hexes[0], compass(state).map_direction(state.wind)
    return max(reversed(cloud.hexes), key=lambda hex_: half_hexes_along(hex_, first, heading))

"""Flares: firing, scatter, light, drift and burning out; and illumination rounds of artillery (21.1)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps, ask
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.decisions import ChooseHex
from combat.games.volume1.rules.directions import carried
from combat.games.volume1.rules.enemy import alert
from combat.games.volume1.rules.events import FlareDied, FlareDrifted, FlareLit, NightFell
from combat.games.volume1.rules.orders.duck_back import duck_back
from combat.games.volume1.rules.rolling import d6, d10
from combat.games.volume1.rules.sight import night
from combat.games.volume1.rules.state import Man, State

FIRED_UNDER, FIRED_IN = "aimed-fire", 2
"""Order and impulse in which a man may fire a flare."""
SIDES = 6
"""Sides of the die that scatters a flare."""


def night_falls(state: State) -> Steps[None]:
    """Set the range of sight of the night during set-up, by a die if the scenario says so; do nothing by day (21.0)."""
    words = state.book.scenario.night
    if words is not None:
        roll = (yield from d6("night", "21.0")) if words.die else 0
        yield NightFell(words.reach + roll, roll, words.flares)


def has_flare(state: State, man: Man) -> bool:
    """Return whether a friendly man has a flare to fire, as the scenario allots them (21.1)."""
    if not state.flares_left or man.side != "friendly":
        return False
    carriers = night.rules(state).carriers
    return not carriers or man.id in carriers


def may_fire(state: State, man: Man) -> bool:
    """Return whether a man may fire a flare now (17.2, 21.1)."""
    order = man.order
    return (
        state.flares_left > 0
        and order is not None
        and order.id == FIRED_UNDER
        and state.clock.impulse == FIRED_IN
        and man.morale != "berserk"
        and has_flare(state, man)
    )


def hexes_in_reach(state: State, hex_: Hex) -> Iterator[Hex]:
    """Yield the hexes at which a flare from a hex may be aimed, the nearest first."""
    reach = state.book.charts.numbers.flare_reach
    near = [(distance(hex_, there), there) for there in state.board.hexes()]
    return (there for far, there in sorted(near) if far <= reach)


def scatter_odds(state: State) -> tuple[float, int]:
    """Return the chance, 0.0-1.0, that a flare does not scatter, and the greatest scatter in hexes."""
    off = [max(0, roll + _scatter(state)) for roll in range(1, SIDES + 1)]
    return off.count(0) / SIDES, max(off)


def _scatter(state: State) -> int:
    """Return the modifier to the d6 of a flare's scatter."""
    own = night.rules(state).scatter
    return state.book.charts.numbers.flare_scatter if own is None else own


def fire(state: State, man: str) -> Steps[None]:
    """Fire a flare: ask for the hex, resolve scatter and light; the man ducks back at once (21.1).

    It is not an attack and does not reveal him (8.1), but waiting enemies hear the shot (9.8.1).
    """
    here = state.men[man].hex
    assert here is not None
    hex_ = yield from ask(ChooseHex("21.1", man, tuple(hexes_in_reach(state, here)), why="flare"))
    yield from light(state, "friendly", hex_, man)
    yield from duck_back(state, man, "fired-flare")
    yield from alert.alert_within(state, here, state.book.charts.numbers.shot_heard, "shot", "9.8.1")


def light(state: State, side: Side, aimed_at: Hex, man: str = "", heading: int = 0) -> Steps[None]:
    """Light a flare over a hex, with scatter (21.1).

    One d6 decides the direction, unless `heading` is set, and another the distance. `man` fired it; "" for none.
    """
    heading = heading or (yield from d6("flare-direction", "21.1", man))
    roll = yield from d6("flare-scatter", "21.1", man)
    far = max(0, roll + _scatter(state))
    yield FlareLit(man, side, aimed_at, carried(state, aimed_at, heading, far), heading, roll, far)


def illuminate(state: State, rounds: int) -> Steps[None]:
    """Resolve illumination rounds: a d10 each for the hex, one direction for all, and a scatter for each (20.0, 21.1).

    A hex that is rolled twice counts once.
    """
    hexes = night.rules(state).rounds
    if not state.night or not hexes:
        return
    aimed: list[Hex] = []
    for _ in range(rounds):
        aimed.append(hexes[(yield from d10("illumination-hex", "20.0"))])
    heading = yield from d6("flare-direction", "20.0")
    for hex_ in dict.fromkeys(aimed):
        yield from light(state, "friendly", hex_, heading=heading)


def burn(state: State) -> Steps[None]:
    """Resolve the flares at the end of a turn: each from earlier turns burns out on an 8 or 9, or drifts downwind
    (21.1).
    """
    place = 0
    while place < len(state.flares):
        flare = state.flares[place]
        if flare.turn == state.clock.turn:
            place += 1
            continue
        roll = yield from d10("flare-burns", "21.1")
        if roll >= state.book.charts.numbers.flare_dies_from:
            yield FlareDied(place, flare.hex, roll)
            continue
        there = carried(state, flare.hex, state.wind, 1)
        yield FlareDrifted(place, flare.hex, there, roll)
        place += 1 if there else 0

"""Check a saved state of COMMAND! before its game goes on; what no game ever wrote raises ValueError."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from combat.engine.kernel.sentence import sentence
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.state import State


def look_over_state(state: State) -> None:
    """Raise ValueError for hexes off the map, and for counters, works and cards that the book does not have."""
    book = state.book
    _check_known("figure", (unit.figure for unit in state.units.values()), book.units)
    _check_known("figure", (weapon.figure for weapon in state.weapons.values()), book.weapons)
    _check_known("radio", (radio.figure for radio in state.radios.values()), book.radios)
    _check_known("weapon", (unit.weapon for unit in state.units.values() if unit.weapon), state.weapons)
    _check_known("work", state.works.values(), book.work_kinds)
    _check_known("hex", _hexes(state), book.map.board.grid.order)


def _hexes(state: State) -> Iterator[Hex]:
    """Yield every hex that the state names, without the NOWHERE of what is not on the map."""
    for unit in state.units.values():
        if unit.hex:
            yield unit.hex
    yield from (*state.smoke, *state.blazes, *state.works, *state.starshells, *state.alone)
    if state.attack is not None:
        yield from (*state.attack.hexes, *(hex_ for hex_, _ in state.attack.lowered))
    for melee in state.melees:
        yield melee.hex
    for shot in state.too_weak:
        yield shot.hex
    if (order := state.order) is not None:
        yield from (*order.shelled, *order.area, *(hex_ for hex_, _ in order.helped))
        if order.hex:
            yield order.hex


def _check_known(what: str, given: Iterable[str], known: Container[str]) -> None:
    for name in given:
        if name not in known:
            raise ValueError(sentence("finding-unknown", what=sentence(f"thing-{what}"), name=name))

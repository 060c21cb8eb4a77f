"""Validation of a saved state; invalid data raises ValueError."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.saves.sound_books import check_known

T = TypeVar("T")


def look_over_state(state: State) -> None:
    """Raise ValueError if a state has hexes off the map, or counters, works or cards that its book does not have."""
    book = state.book
    check_known("figure", (unit.figure for unit in state.units.values()), book.units)
    check_known("figure", (weapon.figure for weapon in state.weapons.values()), book.weapons)
    check_known("radio", (radio.figure for radio in state.radios.values()), book.radios)
    check_known("weapon", (unit.weapon for unit in state.units.values() if unit.weapon), state.weapons)
    check_known("work", state.works.values(), book.work_kinds)
    check_known("hex", _hexes(state), book.map.board.grid.order)
    check_known("card", _cards(state), book.cards)
    chits = (*state.open_chits, *state.unpaid, *state.owed, *state.cup, *_of_sides(state.secrets))
    check_known("chit", chits, book.chits)
    objectives = {objective.number for objective in book.map.objectives}
    check_known("objective", (*state.control, *state.unclaimed), objectives)
    check_known("side", _sides(state), SIDES)
    for kept in (state.hands, state.decks, state.casualties, state.surrender, state.secrets):
        check_known("side", SIDES, kept)
    check_known("unit", (unit for unit in _of_sides(state.casualties) if unit), state.units)
    check_known("unit", state.units, {unit.id for unit in state.units.values()})


def _hexes(state: State) -> Iterator[Hex]:
    """Yield every hex in the state, without NOWHERE."""
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


def _cards(state: State) -> Iterator[int]:
    """Yield every card number in the state, without 0."""
    yield from _of_sides(state.hands)
    for deck in state.decks.values():
        yield from (*deck.pile, *deck.discards, *deck.top)
    if state.attack is not None and state.attack.card:
        yield state.attack.card


def _sides(state: State) -> Iterator[str]:
    """Yield every side in the state."""
    for things in (state.units, state.weapons):
        yield from (thing.side for thing in things.values())
    yield from (*state.radios, *state.hands, *state.decks, *state.works_left, *state.spent)
    yield from filter(None, (state.active, state.initiative, state.winner, *state.control.values()))
    yield from (part.side for part in (state.order, state.attack) if part is not None)


def _of_sides(kept: Mapping[str, Iterable[T]]) -> Iterator[T]:
    """Yield the items of both sides."""
    for things in kept.values():
        yield from things

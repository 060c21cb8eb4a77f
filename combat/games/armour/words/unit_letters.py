"""Letters of the units of each seat, for symbols and lists."""

from __future__ import annotations

from string import ascii_uppercase

from combat.games.armour.rules.state import State


def letters_of(state: State) -> dict[str, str]:
    """Return the letter of each unit by its id; a unit split from another has the letter of that one.

    After Z the letters begin again with A.
    """
    found, counts = dict[str, str](), dict[str, int]()
    for unit in state.units.values():
        if unit.parent in found:
            found[unit.id] = found[unit.parent]
            continue
        number = counts[unit.seat] = counts.get(unit.seat, -1) + 1
        found[unit.id] = ascii_uppercase[number % len(ascii_uppercase)]
    return found

"""Assignment of bought units to the boxes of a diagram, so that as many boxes as possible are filled."""

from __future__ import annotations

from collections.abc import Sequence

from combat.games.armour.rules.forces.diagram import Box


def matched(boxes: Sequence[Box], units: Sequence[str]) -> dict[int, int]:
    """Return the index of the box that each unit fills, by the unit's index; earlier boxes are filled first.

    As many units as possible are placed, one in a box. It uses augmenting paths: a unit that has a box moves to another
    one when a later box needs it.
    """
    filled: dict[int, int] = {}

    def fill(box: int, tried: set[int]) -> bool:
        for unit in sorted(range(len(units)), key=filled.__contains__):
            if unit in tried or units[unit] not in boxes[box]:
                continue
            tried.add(unit)
            if unit not in filled or fill(filled[unit], tried):
                filled[unit] = box
                return True
        return False

    for box in range(len(boxes)):
        fill(box, set())
    return filled

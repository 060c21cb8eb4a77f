"""Enumerate all results of dice in a procedure of ARMOUR!'s rules, each with its exact chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.state import State
from tests.engine import every_throw
from tests.engine.every_throw import every_way

Way: TypeAlias = every_throw.Way[State]


def ways(state: State, procedure: Callable[[State], Steps[object]]) -> Iterator[Way]:
    """Yield the result of a procedure, which may ask only for dice, for every combination of dice."""
    return every_way(RULES.apply, state, procedure)

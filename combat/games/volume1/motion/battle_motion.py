"""The base of Volume 1's motions."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.motion import Motion, jolted
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk

E = TypeVar("E")


class BattleMotion(Motion[E, State, BattleDesk, Hex], Generic[E]):
    """A stretch of time in which one event of a battle is seen."""

    in_hand = 0
    """How many of the grenades that came down last it shows itself."""

    def hides(self) -> frozenset[Hex]:
        """Hexes of which it draws one Smoke marker itself meanwhile."""
        return frozenset()

    def place_of(self, man: str) -> Hex | None:
        """Where a man stands or fell."""
        found = self.desk.state.men.get(man)
        return None if found is None else found.hex or found.fell_at

    def step(self, man: str, by: tuple[float, float]) -> dict[str, tuple[int, int]]:
        """A man's counter so many of its widths from where it lies; nothing where that is as good as there."""
        return jolted(man, self.desk.battle.people.place_of(man), by)

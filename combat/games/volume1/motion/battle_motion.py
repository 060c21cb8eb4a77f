"""Base class of Volume 1's motions."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.motion import Motion, jolted
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk

E = TypeVar("E")


class BattleMotion(Motion[E, State, BattleDesk, Hex], Generic[E]):
    """Animation of one event of a battle."""

    in_hand = 0
    """Number of the grenades landed last that the motion itself draws."""

    def hides(self) -> frozenset[Hex]:
        """Return the hexes in which the motion itself draws one Smoke marker."""
        return frozenset()

    def place_of(self, man: str) -> Hex | None:
        """Return the hex where a man is, else where he fell; None if he is off the board or unknown."""
        found = self.desk.state.men.get(man)
        return None if found is None else found.hex or found.fell_at

    def step(self, man: str, by: tuple[float, float]) -> dict[str, tuple[int, int]]:
        """Return {man: (x, y)}: the screen position (top left corner) of a counter displaced by `by` counter widths.

        Return {} if he has no counter or the displacement is negligible.
        """
        return jolted(man, self.desk.title_desk.people.place_of(man), by)

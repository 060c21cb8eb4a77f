"""Weapons as their cards print them (L47-L55)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.armour.rules.cards.keyword import KeywordUse, Trait


class Bombardment(Record):
    """The second line of an artillery weapon, for bombardments (L665)."""

    range: int
    """In units of 0.1 mm; 0 for bombs, which fall on a point below the aircraft."""
    anti_tank: int
    firepower: int


class Weapon(Record):
    """A weapon, or all the weapons of one kind that a team fires together."""

    id: str
    name: str
    range: int = 0
    """In units of 0.1 mm; 0 if it cannot fire directly."""
    halted: int = 0
    """Number of dice of a team that has not moved."""
    moving: int = 0
    """Number of dice of a team that moved, is pinned, or is going to assault (L633)."""
    anti_tank: int = 0
    firepower: int = 0
    """The score needed to confirm a kill."""
    machine_gun: bool = False
    """Whether it is fired with all other machine guns of a tank or an aircraft at once (A1)."""
    shells: bool = False
    """Whether it fires shells or rockets, not bullets; for display and sound."""
    bombardment: Bombardment | None = None
    keywords: tuple[KeywordUse, ...] = ()
    traits: tuple[Trait, ...] = ()
    """The traits of its keywords."""

    @property
    def fires_directly(self) -> bool:
        """Return whether it can fire at a target, not only in bombardments."""
        return self.halted > 0

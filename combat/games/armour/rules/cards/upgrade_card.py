"""Upgrade cards: improvements of one unit, bought with points (L769-L783)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.armour.rules.cards.keyword import Effect, Trait


class UpgradeCard(Record):
    """An upgrade card; a unit has at most one."""

    id: str
    name: str
    points: int = 0
    """Its price; 0 if it costs a share of the unit's points."""
    share: int = 0
    """Its price as the divisor of the unit's points, rounded up: 5 is a fifth."""
    dear_from: int = 0
    """Points of the unit from which the price is `dear`; 0 for never."""
    dear: int = 0
    nation: str = ""
    """The only nation that may buy it; "" for every nation."""
    unit: str = ""
    """The only unit type that may have it; "" for every type."""
    arm: str = ""
    """The arm of the teams that it changes; "" for every arm."""
    one_team: bool = False
    """Whether it changes one team of the unit, chosen by its owner, instead of all."""
    effects: tuple[Effect, ...] = ()
    traits: tuple[Trait, ...] = ()

    def price(self, points: int) -> int:
        """Return the card's price, in points, for a unit that costs `points`."""
        if self.share:
            return -(-points // self.share)
        return self.dear if self.dear_from and points >= self.dear_from else self.points

"""Symbols of teams at a small zoom."""

from __future__ import annotations

from combat.games.armour.rules.cards.team_card import TeamCard

NEAR_LIGHT = 4
"""Front armour up to which a tank counts as light."""


def kind_of(card: TeamCard) -> str:
    """Return the name of a team's symbol, such as "infantry" or "light-tank"."""
    if card.arm == "aircraft":
        return "aircraft"
    if card.arm == "gun":
        return "anti-tank"
    if card.arm == "infantry":
        return card.heavy_weapon or "infantry"
    if card.armour is None:
        return "transport"
    if card.turret is None:
        return "assault-gun"
    return "light-tank" if card.armour.front <= NEAR_LIGHT else "tank"

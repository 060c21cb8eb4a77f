"""Points of the units of a force list."""

from __future__ import annotations

from collections.abc import Mapping

from combat.games.armour.rules.cards.unit_card import Addition, Composition, UnitCard
from combat.games.armour.rules.cards.upgrade_card import UpgradeCard
from combat.games.armour.rules.forces.force_list import ForceList, UnitPick


def composition_of(pick: UnitPick, card: UnitCard) -> Composition | None:
    """Return the composition of a unit's card with exactly the picked teams; None if there is none."""
    wanted = dict(pick.teams)
    return next((each for each in card.compositions if dict(each.teams) == wanted), None)


def addition_points(addition: Addition, count: int) -> int:
    """Return the points of `count` teams of an addition; 0 if its card does not allow as many."""
    if addition.kind == "transports" and len(addition.points) == 1:
        return addition.points[0] if count else 0
    return addition.points[count - 1] if 1 <= count <= len(addition.points) else 0


def unit_points(pick: UnitPick, card: UnitCard, upgrades: Mapping[str, UpgradeCard]) -> int:
    """Return the points of a unit with its additions and upgrade card; parts that its card does not have count as 0."""
    composition = composition_of(pick, card)
    points = composition.points if composition else 0
    for id_, count in pick.additions:
        addition = card.addition(id_)
        points += addition_points(addition, count) if addition else 0
    upgrade = upgrades.get(pick.card)
    return points + (upgrade.price(points) if upgrade else 0)


def force_points(force: ForceList, cards: Mapping[str, UnitCard], upgrades: Mapping[str, UpgradeCard]) -> int:
    """Return the points of a whole force list; units with unknown cards count as 0."""
    return sum(unit_points(pick, cards[pick.unit], upgrades) for pick in force.picks() if pick.unit in cards)

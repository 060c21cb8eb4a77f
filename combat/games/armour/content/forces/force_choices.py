"""Units, additions and upgrade cards that may be bought for a line of a force list, with their points."""

from __future__ import annotations

from combat.engine.kernel.record import Record, replace
from combat.games.armour.content.forces.force_lines import ForceLine
from combat.games.armour.rules.forces.force_check import ForceCards
from combat.games.armour.rules.forces.force_list import UnitPick
from combat.games.armour.rules.forces.force_points import addition_points, unit_points
from combat.games.armour.rules.forces.unit_check import check_unit


class UnitChoice(Record):
    """A unit type in one of its sizes."""

    diagram: str
    """Diagram from which it comes; "" for the box's own."""
    pick: UnitPick
    points: int


class AdditionChoice(Record):
    """Some number of an addition."""

    id: str
    count: int
    points: int


def unit_choices(line: ForceLine, cards: ForceCards) -> tuple[UnitChoice, ...]:
    """Return each unit type that a box allows, in each of its sizes, with its points."""
    return tuple(
        UnitChoice(diagram, UnitPick(id_, size.teams), size.points)
        for diagram, id_ in line.offers
        if id_ in cards.units
        for size in cards.units[id_].compositions
    )


def resized(old: UnitPick | None, new: UnitPick, cards: ForceCards) -> UnitPick:
    """Return a newly chosen unit with the additions and the card that the old one had, as far as they are allowed.

    Additions of another unit type are not kept.
    """
    if old is None or old.unit != new.unit:
        return new
    kept = replace(new, additions=())
    for addition in old.additions:
        tried = replace(kept, additions=(*kept.additions, addition))
        kept = tried if _is_sound(tried, cards) else kept
    tried = replace(kept, card=old.card)
    return tried if _is_sound(tried, cards) else kept


def _is_sound(pick: UnitPick, cards: ForceCards) -> bool:
    return not any(check_unit(pick, cards.units[pick.unit], cards.teams, cards.upgrades))


def addition_choices(pick: UnitPick, cards: ForceCards) -> tuple[AdditionChoice, ...]:
    """Return each possible number of each addition to a unit, with its points; additions that it has are ignored."""
    card = cards.units[pick.unit]
    bare = replace(pick, additions=(), card="")
    return tuple(
        AdditionChoice(addition.id, count, addition_points(addition, count))
        for addition in card.additions
        for count in range(1, len(addition.points) + 1)
        if _is_sound(replace(bare, additions=((addition.id, count),)), cards)
    )


def with_addition(pick: UnitPick, choice: AdditionChoice, cards: ForceCards) -> UnitPick:
    """Return a copy of a unit with a number of an addition; without the addition if it has that number already.

    The choice replaces another number, and additions that exclude it.
    """
    card = cards.units[pick.unit]
    group = next(addition.group for addition in card.additions if addition.id == choice.id)
    rivals = {addition.id for addition in card.additions if group and addition.group == group} | {choice.id}
    rest = tuple(addition for addition in pick.additions if addition[0] not in rivals)
    chosen = (choice.id, choice.count)
    return replace(pick, additions=rest if chosen in pick.additions else (*rest, chosen))


def card_choices(pick: UnitPick, cards: ForceCards) -> tuple[tuple[str, int], ...]:
    """Return the ids of the upgrade cards that a unit may have, each with its points for this unit."""
    bare = replace(pick, card="")
    card = cards.units[pick.unit]
    without = unit_points(bare, card, cards.upgrades)
    return tuple(
        (id_, unit_points(carded, card, cards.upgrades) - without)
        for id_ in cards.upgrades
        if _is_sound(carded := replace(bare, card=id_), cards)
    )

"""Text of a force list: its units with points, and its faults (L769-L783)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.paper.column import Column
from combat.engine.words import text, translated
from combat.games.armour.rules.forces.force_check import ForceCards, check_force
from combat.games.armour.rules.forces.force_list import ForceList, UnitPick
from combat.games.armour.rules.forces.force_points import force_points
from combat.games.armour.words import force_names as names


def fill_force(column: Column, force: ForceList, cards: ForceCards) -> None:
    """Draw a whole force list into a column: nation, points, faults, units by formation."""
    column.title(translated(force.name), 22)
    fill_total(column, force, cards)
    fill_faults(column, force, cards)
    for heading, units in names.headed_units(force, cards):
        _fill_units(column, heading, units, cards)


def fill_total(column: Column, force: ForceList, cards: ForceCards) -> None:
    """Draw the nation and the points of a force list."""
    column.fact(text("force-nation"), names.nation_name(force.nation, cards))
    spent = force_points(force, cards.units, cards.upgrades)
    column.fact(text("force-spent"), text("force-of-limit", points=spent, limit=force.points))


def _fill_units(column: Column, heading: str, units: Sequence[UnitPick], cards: ForceCards) -> None:
    column.section(heading)
    for pick in units:
        column.item(names.unit_name(pick.unit, cards), str(cards.points_of(pick)))
        column.note(names.teams_in_words(pick, cards))


def fill_faults(column: Column, force: ForceList, cards: ForceCards) -> None:
    """Draw the faults of a force list, or a note that it is legal."""
    faults = names.faults_in_words(check_force(force, cards), cards)
    column.section(text("force-check"))
    if not faults:
        column.note(text("force-sound"))
    for fault in faults:
        column.note(text("force-fault", fault=fault))
        column.gap(3)


def fill_unit(column: Column, pick: UnitPick, cards: ForceCards) -> None:
    """Draw the name of a unit and the values of each of its team types."""
    card = cards.units.get(pick.unit)
    added = [addition.team for id_, _ in pick.additions if card is not None and (addition := card.addition(id_))]
    column.section(names.unit_name(pick.unit, cards))
    for id_ in dict.fromkeys([*(id_ for id_, _ in pick.teams), *added]):
        team = cards.teams.get(id_)
        if team is not None:
            column.note(text("force-team", team=translated(team.name), values=names.team_values(team)))
            column.gap(3)

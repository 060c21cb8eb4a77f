"""Special rules of a team as text, each with its paragraph (16.0)."""

from __future__ import annotations

from combat.engine.words import text, translated
from combat.engine.words.rulebook import rulebook
from combat.games.armour.rules.state import State


def special_rules(state: State, team: str) -> tuple[str, ...]:
    """Return a line with name, rule and paragraph of each keyword of a team, its unit, its nation and its weapons."""
    book, card, unit = state.book, state.card(team), state.unit_of(team)
    unit_card = book.units[unit.card]
    weapons = (use for weapon in card.weapons for use in book.weapons[weapon].keywords)
    uses = (*card.keywords, *unit_card.keywords, *book.nations[unit_card.nation].keywords, *weapons)
    known = dict.fromkeys(use.id for use in uses)
    return tuple(_line(id_, translated(book.keywords[id_].name)) for id_ in known if id_ in book.keywords)


def _line(id_: str, name: str) -> str:
    """Return the line of a keyword; that of a pack, which the rulebook does not know, is its name alone."""
    rules = rulebook()
    found = rules.find(rules.number_of(id_))
    return name if found is None else text("special-rule", name=name, rule=found.text, number=found.number)

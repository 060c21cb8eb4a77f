"""Ratings and traits of teams and units: rolls needed in their tests, and abilities of their cards (L49)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import replace
from combat.games.armour.rules.cards.keyword import Trait
from combat.games.armour.rules.cards.ratings import Ratings
from combat.games.armour.rules.state import State, Team, Unit

Rating = Literal[
    "motivation", "skill", "hit_on", "rally", "remount", "last_stand", "counterattack", "tactics", "assault", "ranging"
]


def ratings_of(state: State, team: Team) -> Ratings:
    """Return the ratings of a team in its unit, including keywords and the unit's upgrade card.

    All aircraft are hit on the same roll (A38).
    """
    unit = state.units[team.unit]
    found = state.book.ratings(unit.card, team.card, unit.upgrade)
    flies = state.card(team).arm == "aircraft"
    return replace(found, hit_on=state.book.figures.arrivals.aircraft_hit_on) if flies else found


def has_trait(state: State, team: Team, trait: Trait) -> bool:
    """Return whether a team has a trait, by its card or by its unit's upgrade card."""
    card, upgrade = state.card(team), state.book.upgrades.get(state.units[team.unit].upgrade)
    bought = upgrade is not None and upgrade.arm in ("", card.arm) and trait in upgrade.traits
    return bought or trait in card.traits


def rating(state: State, unit: Unit, name: Rating) -> int:
    """Return a rating of a unit: that of its leader, otherwise of its first team on the table.

    Raises ValueError for a unit without either.
    """
    leader = state.teams.get(unit.leader) or next((team for team in state.teams_of(unit.id)), None)
    if leader is None:
        raise ValueError(unit.id)
    value: int = getattr(ratings_of(state, leader), name)
    return value

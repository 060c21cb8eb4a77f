"""Pinning: the units that it affects, the number of hits, and its events (L661, L709, L787)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.games.armour.rules.events.fire_events import UnitPinned
from combat.games.armour.rules.state import State, Unit


def can_be_pinned(state: State, unit: Unit) -> bool:
    """Return whether a unit has a team that pinning affects: neither an armoured tank nor an aircraft (L661).

    Teams that ride on tanks count (L583).
    """
    here = (team for team in state.all_of(unit.id) if team.where in ("table", "mounted"))
    cards = (state.card(team) for team in here)
    return any(not card.is_armoured and card.arm != "aircraft" for card in cards)


def would_be_pinned(state: State, unit: Unit) -> bool:
    """Return whether pinning would change a unit: it can be pinned, and is neither pinned nor lost (L661)."""
    return not (unit.pinned or unit.destroyed) and can_be_pinned(state, unit)


def hits_to_pin(state: State, unit: Unit) -> int:
    """Return the number of hits in a phase that pins a unit, by its number of teams when the phase began (L661)."""
    morale = state.book.figures.morale
    return morale.large_pin_hits if unit.strength >= morale.large_unit else morale.pin_hits


def pin(state: State, units: Iterable[str]) -> Iterator[UnitPinned]:
    """Yield an event for each of some units that becomes pinned; others are skipped (L689, L709, L717, L733)."""
    for name in units:
        unit = state.units[name]
        if would_be_pinned(state, unit):
            yield UnitPinned(name, unit.hits)


def pin_mined(state: State, units: Iterable[str]) -> Iterator[UnitPinned]:
    """Yield an event for each of some units that becomes pinned because mines hit it in the finished move (L787)."""
    return pin(state, [name for name in units if state.units[name].mined])

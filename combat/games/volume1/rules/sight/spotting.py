"""Spotting Checks of the man who has just been activated (12.0; 4.0.4ii)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.games.volume1.rules.enemy import alert, enemy_orders
from combat.games.volume1.rules.events import DummyRemoved, ManSpotted, OrderPlaced
from combat.games.volume1.rules.men import checks, troop_quality
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State


def hidden_in_sight(state: State, man: Man) -> list[str]:
    """Return the ids of the hidden enemies whom a man sees, the nearest first.

    Ties are in order of arrival on the board, since an order by id would reveal who is hidden.
    """
    in_sight = visibility.hidden_in_sight(state, man)
    if len(in_sight) > 1:
        in_sight.sort(key=lambda foe: visibility.range_between(man, foe))
    return [foe.id for foe in in_sight]


def spot(state: State, man: str) -> Iterable[Event | Decision]:
    """Return the steps of a man's Spotting Checks, one for each hidden foe in sight (12.0).

    A dummy that sees anyone is removed. A prisoner, or a man too badly hurt to act, does not spot (16.2, 17.4).
    """
    spotter = state.men[man]
    if not spotter.on_board or spotter.held_by or (spotter.wounds and troop_quality.is_inactive(state, spotter)):
        return ()
    hidden = hidden_in_sight(state, spotter)
    if spotter.side == "enemy" and state.figure(man).dummy:
        return (DummyRemoved(man),) if hidden or visibility.sees_known_foe(state, spotter) else ()
    return _check_for(state, man, hidden) if hidden else ()


def _check_for(state: State, man: str, hidden: Iterable[str]) -> Steps[None]:
    """Check for each of some hidden foes, nearest first."""
    for foe in hidden:
        if not visibility.sees(state, state.men[man], state.men[foe]):  # an order drawn meanwhile may hide him
            continue
        ledger = visibility.spotting_ledger(state, state.men[man], state.men[foe])
        if (yield from checks.check(state, man, "spotting", "spotting", ledger, "12.0", foe)):
            yield from found(state, foe, man)
            if state.men[man].side == "enemy":
                yield from alert.alert(state, man, "spotted-someone", "12.0", acted=True)


def found(state: State, man: str, by: str, why: str = "spotted", rule: str = "12.0") -> Steps[None]:
    """Reveal a hidden man; a dummy is removed, and an enemy's order is replaced if it does not suit his weapon (12.0,
    14.1).
    """
    if state.figure(man).dummy:
        yield DummyRemoved(man, rule)
        return
    yield ManSpotted(man, by, why, rule)
    if state.men[man].side == "enemy":
        replacement = enemy_orders.replacing(state, state.men[man])
        if replacement is not None:
            order, cause, reason = replacement
            yield OrderPlaced(man, order, cause, reason)

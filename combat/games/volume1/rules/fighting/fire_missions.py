"""Calls for artillery: by events, cards, the fire plan, and the player (5.1, 20.0, 22.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.games.volume1.rules.book import Barrage, Effect
from combat.games.volume1.rules.decisions import PASS, CallStrike
from combat.games.volume1.rules.events import StrikeCalled, StrikeUnanswered
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.state import State


def callable_barrages(state: State) -> list[Barrage]:
    """Return the strikes that the player may still call."""
    return [barrage for barrage in state.book.scenario.artillery if state.called.count(barrage.id) < barrage.calls]


def meant(state: State, effect: Effect) -> list[Barrage]:
    """Return the strikes of the scenario that match an effect's side and weapon."""
    return [
        barrage
        for barrage in state.book.scenario.artillery
        if effect.side in ("both", barrage.side) and effect.weapon in ("", barrage.weapon)
    ]


def by_event(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Call a strike because of an event, without asking; of several that match, one at random (20.0)."""
    barrage = yield from _found(state, effect)
    if barrage is not None:
        yield StrikeCalled(barrage.id, barrage.side, "event")


def by_card(state: State, effect: Effect) -> Steps[None]:
    """Call a strike because of an order card; the player is asked to confirm one of his side (5.1.1)."""
    barrage = yield from _found(state, effect)
    if barrage is None:
        return
    if barrage.side == "enemy" or (yield from _confirmed(barrage, "5.1.1", granted=False)):
        yield StrikeCalled(barrage.id, barrage.side, "card")


def by_plan(state: State) -> Steps[None]:
    """Call the strikes that the scenario's fire plan has for this turn (22.0)."""
    for barrage in state.book.scenario.artillery:
        if state.clock.turn in barrage.turns:
            yield StrikeCalled(barrage.id, barrage.side, "fire-plan", "22.0")


def offer_calls(state: State) -> Steps[None]:
    """Offer the player the strikes that the scenario lets him call; at most one is called (22.0)."""
    for barrage in callable_barrages(state):
        if (yield from _confirmed(barrage, "22.0", granted=True)):
            yield StrikeCalled(barrage.id, barrage.side, "call", "22.0")
            return


def _found(state: State, effect: Effect) -> Steps[Barrage | None]:
    barrages = meant(state, effect)
    if not barrages:
        yield StrikeUnanswered("enemy" if effect.side == "enemy" else "friendly", effect.weapon)
        return None
    return (yield from pick(barrages, "random-strike", "20.0"))


def _confirmed(barrage: Barrage, rule: str, *, granted: bool) -> Steps[bool]:
    answer = yield from ask(CallStrike(rule, barrage.id, (CallStrike.CALL, PASS), PASS, granted))
    return answer == CallStrike.CALL

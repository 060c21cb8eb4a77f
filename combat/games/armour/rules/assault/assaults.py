"""Stages of an assault: charge, defensive fire, hits, counterattack, breaking off, consolidation (L699)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.assault import (
    assault_hits,
    charging,
    consolidation,
    counterattack,
    defensive_fire,
    leaving,
    repulse,
)
from combat.games.armour.rules.assault.assault import Assault, AssaultStage
from combat.games.armour.rules.state import State


def carry_on(state: State, assault: Assault) -> Steps[None]:
    """Run the next stage of an assault, yielding decisions and events."""
    yield from _STAGES[assault.stage](state, assault)


def _leave(state: State, assault: Assault) -> Steps[None]:
    """Let the next team break off; after the last one the victors consolidate, or a counterattack begins."""
    if assault.leaving:
        yield from leaving.leave(state, assault)
    elif assault.victors:
        yield from consolidation.carry_on(state, assault)
    else:
        yield from counterattack.begin(state, assault)


_STAGES: dict[AssaultStage, Callable[[State, Assault], Steps[None]]] = {
    "charge": charging.carry_on,
    "fire": defensive_fire.carry_on,
    "repulse": repulse.carry_on,
    "strike": assault_hits.roll_strikes,
    "take": assault_hits.take,
    "save": assault_hits.settle,
    "check": counterattack.check_end,
    "won": counterattack.win,
    "counter": counterattack.answer,
    "leave": _leave,
    "answer": counterattack.countercharge,
}

"""Evaluate artillery strikes by the exact probabilities of their area (20.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.players.evaluation import UNKNOWN
from combat.games.volume1.rules.decisions import PASS, CallStrike
from combat.games.volume1.rules.fighting import strike_area
from combat.games.volume1.rules.state import Man, State

SHAKEN = 0.3
"""Weight of a shell beside a man, against one in his hex."""
OWN = 1.5
"""Weight of a friendly against an enemy."""


def answer(decision: CallStrike, state: State) -> Answer:
    """Return CALL if the strike should harm the enemy clearly more than the player, else PASS."""
    chances = strike_area.area(state, state.book.scenario.barrage(decision.subject))
    theirs = sum(_harm(chances, man) * (1.0 if man.seen else UNKNOWN) for man in state.on_board("enemy"))
    ours = sum(_harm(chances, man) for man in state.on_board("friendly"))
    return CallStrike.CALL if theirs > OWN * ours else PASS


def _harm(chances: Mapping[Hex, float], man: Man) -> float:
    """Return the expected shells on a man, with those beside him at a lower weight."""
    here = man.place
    beside = sum(share for hex_, share in chances.items() if distance(hex_, here) == 1)
    return chances.get(here, 0.0) + SHAKEN * beside

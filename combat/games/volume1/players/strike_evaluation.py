"""Whether a strike is worth calling: whom it may hit on either side, by the exact chances of its area (20.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.players.evaluation import UNKNOWN
from combat.games.volume1.rules.decisions import PASS, CallStrike
from combat.games.volume1.rules.fighting import strike_area
from combat.games.volume1.rules.state import Man, State

SHAKEN = 0.3
"""What a shell beside a man counts for, against one in his hex."""
OWN = 1.5
"""How much dearer a man of ours is than one of theirs."""


def answer(decision: CallStrike, state: State) -> Answer:
    """Call it where it should do them more harm than us."""
    chances = strike_area.area(state, state.book.scenario.barrage(decision.subject))
    theirs = sum(_harm(chances, man) * (1.0 if man.seen else UNKNOWN) for man in state.on_board("enemy"))
    ours = sum(_harm(chances, man) for man in state.on_board("friendly"))
    return CallStrike.CALL if theirs > OWN * ours else PASS


def _harm(chances: Mapping[Hex, float], man: Man) -> float:
    """Shells to expect on a man, those beside him counted for less."""
    here = man.place
    beside = sum(share for hex_, share in chances.items() if distance(hex_, here) == 1)
    return chances.get(here, 0.0) + SHAKEN * beside

"""The shot that does most, among those that could be fired (11.1)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.fighting.shooting import Occasion, legal_shots
from combat.games.command.rules.odds.shot_odds import ShotOdds, of_shot
from combat.games.command.rules.state import State


def promise(state: State, odds: ShotOdds) -> float:
    """What a shot promises: the harm to the enemy less that to one's own."""
    side = odds.attack.side
    return sum(
        (1 if state.units[found.unit].side != side else -1)
        * (1.5 * found.eliminated + found.breaks + 0.4 * found.suppressed)
        for found in odds.targets
    )


def best_of(state: State, side: Seat, occasion: Occasion, hexes: Iterable[Hex] | None = None) -> ShotOdds | None:
    """The best of all shots, or of those at some hexes; of equals the one with fewer pieces."""
    wanted = None if hexes is None else frozenset(hexes)
    shots: list[Shot] = [
        shot for shot in legal_shots(state, side, occasion) if wanted is None or shot.hex in wanted
    ]
    found = [of_shot(state, side, occasion, shot) for shot in shots]
    return max(found, key=lambda odds: (promise(state, odds), -len(odds.attack.pieces)), default=None)

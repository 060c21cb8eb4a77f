"""Registry of the bots of ARMOUR!."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.chance.split_mix import SplitMix
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player
from combat.engine.play.seated import Seated
from combat.games.armour.players.baseline_player import BaselinePlayer
from combat.games.armour.players.steady_player import SteadyPlayer
from combat.games.armour.rules.state import State

PLAYERS: dict[str, Callable[[int], Player[State]]] = {
    "steady": lambda seed: Seated(SteadyPlayer(seed)),
    "baseline": lambda seed: Seated(BaselinePlayer(seed)),
    "random": lambda seed: Anybody(SplitMix(seed)),
}
"""Factory of each bot by name, given a seed."""

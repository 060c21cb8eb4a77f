"""Table of the bots of CONTACT!."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.chance.split_mix import SplitMix
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player
from combat.engine.play.seated import Seated
from combat.games.contact.players.steady_player import SteadyPlayer
from combat.games.contact.rules.state import State

PLAYERS: dict[str, Callable[[int], Player[State]]] = {
    "steady": lambda seed: Seated(SteadyPlayer(seed)),
    "random": lambda seed: Anybody(SplitMix(seed)),
}
"""Factory of each bot by name, given a seed."""

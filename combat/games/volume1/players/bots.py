"""Registry of the bots for Volume 1."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.chance.split_mix import SplitMix
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player
from combat.engine.play.seated import Seated
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.veteran_player import VeteranPlayer
from combat.games.volume1.rules.state import State

PLAYERS: dict[str, Callable[[int], Player[State]]] = {
    "cautious": lambda seed: Seated(CautiousPlayer()),
    "veteran": VeteranPlayer,
    "random": lambda seed: Anybody(SplitMix(seed)),
}
"""Factories of bots by name; the argument is the seed."""

"""The bots by name, the usual one first."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.chance.split_mix import SplitMix
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player
from combat.games.contact.rules.state import State

PLAYERS: dict[str, Callable[[int], Player[State]]] = {"random": lambda seed: Anybody(SplitMix(seed))}
"""Factory of each bot by name, given a seed."""

"""Bots of the toy that are slow, raise exceptions, or end their process."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player, Port
from combat.engine.title import Title
from tests.engine.toy_game import State
from tests.engine.toy_title import TOY

RELEASE = "COMBAT_TEST_RELEASE"
"""Name of the environment variable with the file for which a slow bot waits."""
LONGEST_S = 60.0


class Odd:
    """Bot that misbehaves before it returns the answer of a random bot."""

    def __init__(self, seed: int, does: Callable[[], None]) -> None:
        self._other, self._does = Anybody(SplitMix(seed)), does

    def answer(self, port: Port[State]) -> Answer:
        """Misbehave, then return the answer of a random bot."""
        self._does()
        return self._other.answer(port)


def _wait() -> None:
    end = time.monotonic() + LONGEST_S
    while not Path(os.environ[RELEASE]).exists() and time.monotonic() < end:
        pass


def _break() -> None:
    raise ZeroDivisionError


PLAYERS: Mapping[str, Callable[[int], Player[Any]]] = {
    "anybody": lambda seed: Anybody(SplitMix(seed)),
    "slow": lambda seed: Odd(seed, _wait),
    "broken": lambda seed: Odd(seed, _break),
    "mortal": lambda seed: Odd(seed, lambda: os._exit(1)),
}
ODD_TOY: Title[Any, Any] = Title(TOY.id, TOY.name, {**TOY.parts, "players": f"{__name__}:PLAYERS"})

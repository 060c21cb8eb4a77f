"""Load the steady player of another checkout, to play against this one's in the same process."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import combat.games.command as package
from combat.engine.kernel.answerer import Answerer
from combat.games.command.rules.state import State

PLAYERS = f"{package.__name__}.players"


def steady_player_of(checkout: Path) -> Callable[[int], Answerer[State]]:
    """Return the factory of a checkout's steady player, which takes a seed.

    The player uses the checkout's weights and this checkout's rules. Exit with an error if the folder is no checkout.
    """
    folder = checkout / "combat" / "games" / "command"
    if not (folder / "players").is_dir():
        sys.exit(f"{folder / 'players'}: no such folder; name a checkout of this project")
    own = {name: sys.modules.pop(name) for name in list(sys.modules) if _within(name)}
    paths = list(package.__path__)
    package.__path__[:] = [str(folder), *paths]
    try:
        player: Callable[[int], Answerer[State]] = import_module(f"{PLAYERS}.steady_player").SteadyPlayer
        vars(import_module(f"{PLAYERS}.weights")).update(share=lambda: checkout)  # its own weights
    finally:
        package.__path__[:] = paths
        for name in [name for name in sys.modules if _within(name)]:
            del sys.modules[name]
        sys.modules.update(own)
        vars(package)["players"] = own[PLAYERS]
    return player


def _within(name: str) -> bool:
    return name == PLAYERS or name.startswith(f"{PLAYERS}.")

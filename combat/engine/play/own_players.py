"""Look up players by name: a game's own bots, and custom ones as "module:Class"."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from combat.engine.files.one_line import one_line
from combat.engine.kernel.load_object import LoadError, Shape, load_object
from combat.engine.kernel.text_message import cause, msg
from combat.engine.play.port import Player

Maker = Callable[[int], Player[Any]]
"""Creates a player from the seed of a game."""
_MAKER: Shape[Maker] = Shape()


class UnknownPlayer(LookupError):
    """There is no player of this name, or its module cannot be used; the text says why in one line."""


def player_named(players: Mapping[str, Maker], name: str) -> Maker:
    """Return the factory of the player `name`: a key of `players`, or "module:Class".

    Modules are also searched in the current folder, which is added to `sys.path`. Raise UnknownPlayer if there is no
    such player.
    """
    if ":" not in name:
        if name not in players:
            known = ", ".join(players)
            raise UnknownPlayer(msg("cli-no-player", name=name, known=known))
        return players[name]
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return load_object(name, _MAKER)
    except LoadError as fault:
        raise UnknownPlayer(msg("cli-player-fails", name=name, cause=cause(fault))) from None
    except Exception as fault:  # a custom module may raise anything while it is imported
        why = one_line(f"{type(fault).__name__}: {fault}")
        raise UnknownPlayer(msg("cli-player-fails", name=name, cause=why)) from None


def source_of(name: str) -> tuple[Path, ...]:
    """Return the source file of a custom player's module; empty for a game's own player or a module without a file."""
    module = sys.modules.get(name.partition(":")[0]) if ":" in name else None
    file = Path(getattr(module, "__file__", None) or "")
    return (file,) if file.is_file() else ()

"""Players by their names: those that a game brings, and anybody's own, as "module:Class"."""

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
"""Called with the seed of a game, it gives who plays it."""
_MAKER: Shape[Maker] = Shape()


class UnknownPlayer(LookupError):
    """There is nobody of this name, or his module cannot be used; the text is the one line that says why."""


def player_named(players: Mapping[str, Maker], name: str) -> Maker:
    """Who plays by a name; a module is looked for in the present folder, too. Raises UnknownPlayer."""
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
    except Exception as fault:  # whatever somebody's own module does while it is imported
        why = one_line(f"{type(fault).__name__}: {fault}")
        raise UnknownPlayer(msg("cli-player-fails", name=name, cause=why)) from None


def source_of(name: str) -> tuple[Path, ...]:
    """The module of a player of one's own, as a file; nothing for one that a game brings, or whose code is no file."""
    module = sys.modules.get(name.partition(":")[0]) if ":" in name else None
    file = Path(getattr(module, "__file__", None) or "")
    return (file,) if file.is_file() else ()

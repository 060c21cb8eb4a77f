"""The player's name in remote games."""

from __future__ import annotations

import getpass


def player_name() -> str:
    """Return the name of the player's account on this machine; "?" if it has none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "?"

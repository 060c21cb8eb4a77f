"""What the settings ask of a game of COMMAND!."""

from __future__ import annotations

from combat.engine.stage.settings import Wish

WISHES: tuple[Wish, ...] = ()

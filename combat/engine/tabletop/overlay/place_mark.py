"""The marks that any table lays on places: what is chosen, allowed, aimed at."""

from __future__ import annotations

from typing import Literal, TypeAlias

Mark: TypeAlias = Literal["hover", "legal", "zone", "chosen", "target", "area", "refused"]

GROUND = (28, 26, 21)
"""The dark line under each light one, so that a mark is seen on any terrain."""

ZONE = 110
"""How strong the ink is of ground that is somebody's to set up on, of 255: on the board as on a print of it."""

"""Kinds of marks on places, such as selected, legal and target."""

from __future__ import annotations

from typing import Literal, TypeAlias

Mark: TypeAlias = Literal["hover", "legal", "zone", "chosen", "target", "area", "refused"]

GROUND = (28, 26, 21)
"""The dark edge of each light line, so that a mark is visible on any terrain."""

ZONE = 110
"""Opacity of set-up zones, 0 to 255."""

"""Panning and distance of sounds relative to the view of the board."""

from __future__ import annotations

import math

from combat.engine.kernel.record import Record

WIDEST = 0.85
"""Greatest pan to one side, of 1: both ears always hear something."""
NARROW = 6.0
"""Half width in hexes of the narrowest view assumed for panning."""
RAISED = 0.3
"""Height of the virtual listener above the board, as a share of half the view's width."""
NEAR = 12.0
"""Distance in hexes up to which a sound is near."""
FADING = 34.0
"""Distance in hexes beyond NEAR over which far sounds fade."""
LEFT_NEAR, LEFT_FAR = 0.6, 0.5
"""Volume of a near sound at the distance NEAR, and of a far one at the greatest distance."""


class SoundPan(Record):
    """Position of a sound: `side` from -1 (left) to 1 (right), `away` in hexes."""

    side: float = 0.0
    away: float = 0.0

    @property
    def far(self) -> bool:
        """Return whether a recording from a distance should be used."""
        return self.away > NEAR

    @property
    def strength(self) -> float:
        """Return the volume by distance, 0 to 1; recordings from a distance are softer in themselves."""
        if self.far:
            return 1 - (1 - LEFT_FAR) * min(1.0, (self.away - NEAR) / FADING)
        return 1 - (1 - LEFT_NEAR) * self.away / NEAR

    @property
    def ears(self) -> tuple[float, float]:
        """Return the volumes for the left and the right ear, with constant power."""
        angle = (self.side + 1) * math.pi / 4
        return self.strength * math.cos(angle) * math.sqrt(2), self.strength * math.sin(angle) * math.sqrt(2)


HERE = SoundPan()
"""Sounds beside the board, on the desk."""


def across(right: float, down: float, half: float) -> SoundPan:
    """Return the panning of a sound at a position relative to the view's centre, in hexes to the right and down.

    `half` is half the view's width in hexes; the wider the view, the higher the virtual listener.
    """
    side = max(-1.0, min(1.0, right / max(half, NARROW))) * WIDEST
    return SoundPan(side, math.hypot(right, down, RAISED * half))

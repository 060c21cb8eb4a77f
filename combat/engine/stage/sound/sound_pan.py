"""From where a sound comes to whoever looks at a board: how far to the side, and how far away."""

from __future__ import annotations

import math

from combat.engine.kernel.record import Record

WIDEST = 0.85
"""How far to a side the loudest sound goes, of 1: both ears hear everything."""
NARROW = 6.0
"""Hexes to the side at which a view that is narrower than twice that has its edge for the ears."""
RAISED = 0.3
"""How high whoever looks seems to hover, in widths of half his view."""
NEAR = 12.0
"""Hexes up to which a sound is near."""
FADING = 34.0
"""Hexes behind the near ones within which it fades to what is left of it."""
LEFT_NEAR, LEFT_FAR = 0.6, 0.5
"""What is left of a near sound where near ends, and of a far one at the end of all."""


class SoundPan(Record):
    """`side` from -1, all left, to 1, all right; `away` in hexes."""

    side: float = 0.0
    away: float = 0.0

    @property
    def far(self) -> bool:
        """Whether the air lies between: a take from afar is wanted."""
        return self.away > NEAR

    @property
    def strength(self) -> float:
        """How much of a take's own loudness arrives, 0 to 1; takes from afar are softer by themselves."""
        if self.far:
            return 1 - (1 - LEFT_FAR) * min(1.0, (self.away - NEAR) / FADING)
        return 1 - (1 - LEFT_NEAR) * self.away / NEAR

    @property
    def ears(self) -> tuple[float, float]:
        """Loudness for the left ear and for the right, the same power wherever it comes from."""
        angle = (self.side + 1) * math.pi / 4
        return self.strength * math.cos(angle) * math.sqrt(2), self.strength * math.sin(angle) * math.sqrt(2)


HERE = SoundPan()
"""Beside the board, as whatever lies on the desk."""


def across(right: float, down: float, half: float) -> SoundPan:
    """How a place is heard that lies so many hexes right of the view's middle, and below it.

    `half` is how many hexes the view shows to either side; the more, the higher whoever looks hovers.
    """
    side = max(-1.0, min(1.0, right / max(half, NARROW))) * WIDEST
    return SoundPan(side, math.hypot(right, down, RAISED * half))

"""Decision on anti-aircraft fire at a flight that attacks (L547, L601)."""

from __future__ import annotations

from typing import ClassVar

from combat.games.armour.rules.fire.replies.fire_in_reply import FireInReply


class AntiAircraft(FireInReply):
    """Which unit fires at the attacking flight, and each of its weapons at which aircraft? "done" ends it (L547)."""

    kind: ClassVar[str] = "anti-aircraft"

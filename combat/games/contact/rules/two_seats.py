"""The two seats of a game (section 10): the attacker, which is south in a meeting engagement, and the defender."""

from __future__ import annotations

from combat.games.miniatures.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.miniatures.two_seats import other_seat as opponent

__all__ = ("ATTACKER", "DEFENDER", "SEATS", "opponent")

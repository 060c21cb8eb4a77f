"""The two seats of a game (L523): the attacker takes the first turn."""

from __future__ import annotations

from combat.games.miniatures.two_seats import ATTACKER, DEFENDER, SEATS, other_seat

__all__ = ("ATTACKER", "DEFENDER", "SEATS", "other_seat")

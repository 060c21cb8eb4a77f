"""Morale and leadership: tests, last stands, who takes over (L45, L527 to L537, L657)."""

"""Morale and leadership: tests, last stands, successors (L45, L527 to L537, L657)."""

"""Morale and leadership: tests, last stands, successors (L45, L527-L537, L657)."""

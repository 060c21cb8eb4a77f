"""Sheets with soldiers as counters, for the choice of those who go and those who rest (22.0)."""

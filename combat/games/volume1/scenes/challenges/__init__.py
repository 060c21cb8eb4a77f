"""Battles that are the same for everybody, and what is remembered: the days, the codes, records and honours."""

"""Sheets on which soldiers lie as counters, to be picked: who goes, who rests (22.0)."""

"""Sheets with soldiers as counters to choose from: who goes, who rests (22.0)."""

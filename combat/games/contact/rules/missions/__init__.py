"""Missions: tables, zones, objectives, ends."""

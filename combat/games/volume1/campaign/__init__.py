"""Campaigns: linked battles of one squad, their effects on its men, and their files (22.0)."""

"""Campaigns: linked battles of one squad, their effects on its men, and the campaign files (22.0)."""

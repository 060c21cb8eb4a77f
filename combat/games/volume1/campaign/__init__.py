"""Campaigns: linked battles of one squad, what they do to its men, and how they are kept (22.0)."""

"""Scenario generator: scenarios from a seed and some settings (20.0)."""

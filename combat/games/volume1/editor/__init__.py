"""Scenario editor: a board on the left, the scenario as a form on the right (22.0)."""

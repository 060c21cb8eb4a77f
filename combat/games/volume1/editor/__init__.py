"""The scenario editor: a board on the left, the scenario's sheet as a form on the right (22.0)."""

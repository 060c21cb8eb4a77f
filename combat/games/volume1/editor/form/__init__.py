"""The scenario as a form, beside the board."""

"""The scenario as a form."""

"""Widgets; each shows its key, and the reason why it is disabled."""

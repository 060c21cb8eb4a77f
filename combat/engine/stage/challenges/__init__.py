"""Dialogs for challenges and their codes."""

"""Battles that were saved: listed, taken up again, watched; and files that were dropped on the window."""

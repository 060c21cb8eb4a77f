"""Sheets, slips, lists and dialogs: whatever fills the window and is no table."""

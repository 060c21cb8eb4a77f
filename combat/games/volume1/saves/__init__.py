"""Saving of battles in journals: books and states in JSON, validation, and migrations."""

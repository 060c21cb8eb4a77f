"""Battles in journals: books and states in JSON, what no battle ever wrote, and what older formats lack."""

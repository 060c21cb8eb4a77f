"""The prompt of each question."""

"""Orders of friendly men, and moving on them (6.0, 7.0)."""

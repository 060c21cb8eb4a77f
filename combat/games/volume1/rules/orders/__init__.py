"""Orders of friendly men, and their movement (6.0, 7.0)."""

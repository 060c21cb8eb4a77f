"""The table as the rules see it: ways over the ground, lines of sight, cover."""

"""The table as the rules see it: movement over the ground, lines of sight, cover."""

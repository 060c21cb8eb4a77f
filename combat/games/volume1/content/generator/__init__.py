"""Generator of scenarios from a seed: evaluates the terrain, and fits forces and victory table to it (22.0)."""

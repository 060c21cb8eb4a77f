"""Generator of boards from a seed: hills, water, roads, fields and houses, written as Tiled maps (11.0)."""

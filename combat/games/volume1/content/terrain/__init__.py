"""Ground made up from a seed: hills, water, roads, fields and houses, drawn as a map of Tiled's (11.0)."""

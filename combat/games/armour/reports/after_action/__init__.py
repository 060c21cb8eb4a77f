"""After-action report of a battle: points, dice, what units did, a map, the course."""

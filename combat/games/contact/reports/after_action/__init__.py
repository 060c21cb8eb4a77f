"""After-action report of a battle: break value, dice, what units did, a map, the course."""

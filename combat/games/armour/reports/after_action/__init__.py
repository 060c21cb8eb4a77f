"""After-action report of a battle: points, dice, statistics of units, a map, the course."""

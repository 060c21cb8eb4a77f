"""After-action report of a battle: points, dice, deeds of units, a map, the course."""

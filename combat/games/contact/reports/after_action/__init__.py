"""After-action report of a battle: break value, dice, achievements of units, a map, the course."""

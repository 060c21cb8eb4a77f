"""After-action report of a battle: break value, dice, deeds of units, a map, the course."""

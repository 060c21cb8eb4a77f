"""Forces: force diagrams, lists of units, their points, and the checks of a list."""

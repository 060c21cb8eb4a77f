"""Forces: force diagrams, lists of units, their points, and checks of lists."""

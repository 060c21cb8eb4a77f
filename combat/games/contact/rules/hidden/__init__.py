"""Hidden units, markers, dummies, and the view of a seat."""

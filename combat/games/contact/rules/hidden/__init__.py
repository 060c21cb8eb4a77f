"""Hidden units, markers, dummies, and what a seat sees."""

"""Events by subject."""

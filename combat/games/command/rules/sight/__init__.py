"""Who sees whom, and through what (16.0)."""

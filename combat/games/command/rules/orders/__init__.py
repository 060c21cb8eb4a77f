"""Orders, one module each (8.0, 9.0, 10.1, 11.1, 12.0)."""

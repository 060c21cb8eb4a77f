"""Artillery and aircraft from outside the table."""

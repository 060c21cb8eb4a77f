"""Artillery off the table, and aircraft."""

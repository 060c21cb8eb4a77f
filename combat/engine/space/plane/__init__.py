"""Plane geometry for tables without a grid: exact, in units of 0.1 mm; independent of any rulebook."""

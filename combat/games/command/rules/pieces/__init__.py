"""Units, leaders, weapons: their current values, and the damage they take (6.0, 7.0)."""

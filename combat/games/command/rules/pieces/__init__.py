"""Units, leaders, weapons: what they are worth at the moment, and what befalls them (6.0, 7.0)."""

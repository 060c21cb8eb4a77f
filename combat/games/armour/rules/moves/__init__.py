"""Movement: legality of declared moves, Cross rolls, command (L551-L599)."""

"""The text interface of games: for a terminal, a screen reader, or typing."""

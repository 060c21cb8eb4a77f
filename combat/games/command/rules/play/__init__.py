"""Course of the game: set-up, turns, hands, time, points and the end (3.0, 4.0, 5.0, 20.0)."""

"""Answers that the player has given in advance: standing answers, and drawn moves."""

"""Answers that the player gives in advance: standing instructions and drawn moves."""

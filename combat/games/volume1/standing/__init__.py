"""Answers that the player has given in advance: standing answers, and moves that he has drawn."""

"""A game being played, told or run through: no window is needed for any of it."""

"""Where things can be."""

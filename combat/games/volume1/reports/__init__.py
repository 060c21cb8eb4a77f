"""Command-line output of Volume 1: simulations, lab reports, lines of sight, generated scenarios."""

"""Charts of the rules: ground, limits of distance, and figures."""

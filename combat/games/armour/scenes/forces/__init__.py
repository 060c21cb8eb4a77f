"""Force lists in the window: the list of all forces, the builder, and choosing forces for a mission."""

"""Images of counters, markers and cards, and the values shown on them."""

"""What a table of hexes has besides what every table has: where hexes lie, and what is drawn on them."""

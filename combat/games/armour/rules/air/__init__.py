"""Aircraft: arrival, flying in, anti-aircraft fire, attack, leaving (L547, L601, L613, L623, L629, A38)."""

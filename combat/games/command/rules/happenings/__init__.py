"""Events on fate cards: their effects (15.0)."""

"""Actions: cards that are played beside an order, in either side's turn (14.0)."""

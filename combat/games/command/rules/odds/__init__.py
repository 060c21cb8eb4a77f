"""Exact probabilities of results from the cards that are unknown to a seat, computed with the rules' own sums."""

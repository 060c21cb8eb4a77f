"""Exact probabilities of results, from the cards whose place a seat does not know; uses the rules' own sums."""

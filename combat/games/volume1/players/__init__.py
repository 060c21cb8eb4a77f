"""Bots: random, cautious, and a veteran that simulates its options."""

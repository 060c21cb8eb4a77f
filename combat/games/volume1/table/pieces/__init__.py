"""Counters, cards and markers: the data shown on them and their pictures."""

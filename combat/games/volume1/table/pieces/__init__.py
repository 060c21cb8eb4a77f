"""Counters, cards and markers: what they show, and their pictures."""

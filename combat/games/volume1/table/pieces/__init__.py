"""Counters, cards and markers: their data and pictures."""

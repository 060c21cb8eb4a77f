"""Scenarios made up from a seed: the ground is read, and forces and victory table are fitted to it (22.0)."""

"""Overlays of the board besides models: plans, shots, smoke, zones."""

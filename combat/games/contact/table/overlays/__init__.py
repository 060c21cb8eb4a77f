"""Drawings on the board other than the models: plans, shots, smoke, zones."""

"""Vehicles by nation: the hull and the turret of each, in millimetres of the model (1:100)."""

"""Fire: pools of dice, shells, anti-tank shots, saves."""

"""Painters of short effects: muzzle flashes, powder smoke, spurts of earth, blasts and lingering smoke."""

"""Fire, grenades, melee, machine guns, artillery and smoke (13.0-15.0, 18.0, 20.0)."""

"""Events of a battle, by phases."""

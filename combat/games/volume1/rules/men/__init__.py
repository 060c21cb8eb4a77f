"""Men: checks, wounds, morale, prisoners and belongings (16.0, 17.0, 19.0)."""

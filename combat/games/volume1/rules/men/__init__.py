"""What a man is worth, suffers and has: checks, wounds, morale, prisoners (16.0, 17.0, 19.0)."""

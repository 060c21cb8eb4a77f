"""Works allowed by a mission: placing before deployment, minefields (L787, A43)."""

"""Works that a mission allows: placing before deployment, minefields (L787, A43)."""

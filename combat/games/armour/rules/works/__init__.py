"""Works that a mission gives: placing them before deployment, minefields (L787, A43)."""

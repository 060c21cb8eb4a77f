"""Night: sight of units, and dawn (L793 to L799)."""

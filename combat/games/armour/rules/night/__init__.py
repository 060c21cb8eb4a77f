"""Night: sight of units, and dawn (L793-L799)."""

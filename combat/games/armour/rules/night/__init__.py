"""Night: how far units see, and when the day breaks (L793 to L799)."""

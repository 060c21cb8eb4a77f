"""Houses, and what stands about them (11.02)."""

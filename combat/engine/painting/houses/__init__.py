"""Houses, and what stands about them."""

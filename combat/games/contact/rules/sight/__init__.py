"""Lines of sight, cover, detection."""

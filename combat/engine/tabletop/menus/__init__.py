"""What the right button offers."""

"""What challenges of the engine are in Volume 1 (22.0)."""

"""Mouse, keyboard and gamepad control of a table."""

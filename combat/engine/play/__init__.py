"""Playing, replaying and simulating games, without a window."""

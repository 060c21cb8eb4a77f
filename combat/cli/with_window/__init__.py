"""The calls that open the window."""

"""What the scene of a table is made of: its doors, and where it looks by itself."""

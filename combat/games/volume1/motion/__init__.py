"""What is seen while an event happens: one motion for each kind, its length from the table's own list."""

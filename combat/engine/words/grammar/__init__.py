"""What words do to each other: plurals, and lists of them."""

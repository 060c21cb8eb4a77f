"""What is not on the table from the beginning: ambushes, reserves, spearheads."""

"""What the steady player measures by: dice, ways, what pieces are worth, and what the enemy can do."""

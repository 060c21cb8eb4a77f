"""Units that are not on the table yet: ambushes, reserves, what the other seat may know (L543, A36 to A50)."""

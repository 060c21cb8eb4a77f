"""Units that are not on the table yet: ambushes, reserves, and what the other seat may see (L543, A36-A50)."""

"""Movement orders: their definitions, permission to give them, and the moves that they grant (L585-L599)."""

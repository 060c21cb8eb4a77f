"""Movement orders: what they are, who may give them, the moves that they grant (L585 to L599)."""

"""Movement: legality of a declared move, Cross rolls, command (L551 to L599)."""

"""What a battle came to, man by man and turn by turn: gathered from its events, written as one page."""

"""A game in lines of plain text: for a terminal, a screen reader, or whoever likes to type."""

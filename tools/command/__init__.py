"""Tools that generate the decks, maps and tables of COMMAND!."""

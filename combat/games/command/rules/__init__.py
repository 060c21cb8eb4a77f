"""Rules of COMMAND!: book, state, decisions, events, and one package per group of rulebook chapters."""

"""A server's store: the seats of its games, and the answers from which games are restored."""

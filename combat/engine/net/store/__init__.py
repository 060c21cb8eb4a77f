"""A server's store: the answers of its games, from which they are restored, and their seats."""

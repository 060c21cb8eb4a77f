"""The player's folders, what has changed in them, and what is told of a file that cannot be used."""

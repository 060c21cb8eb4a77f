"""The player's folders, safe reading and writing, file changes, and messages about unusable files."""

"""COMMAND! played line by line: what is typed, and what can be looked at."""

"""The server: the games in memory, and the program that serves clients and browsers (extra `server`)."""

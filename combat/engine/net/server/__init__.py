"""The server: its games in memory, and the program that speaks to clients and browsers (extra `server`)."""

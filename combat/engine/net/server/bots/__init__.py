"""Bots of a server: their questions, the processes in which they think, and the beat of their answers."""

"""Shared parts of the painters of start screens: the wood, objects on it, the lamp, and the files."""

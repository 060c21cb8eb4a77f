"""Runs of many games: by several processes or a cluster, kept game by game in a file, taken up where they stopped.

Beside them stands what reports of games draw and tell with.
"""

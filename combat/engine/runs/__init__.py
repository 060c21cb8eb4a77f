"""Simulation runs of many games: local processes or a cluster, resumable result files, and reports."""

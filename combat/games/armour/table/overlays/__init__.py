"""Drawings on the board other than the teams: rulers, goals, zones, plans of moves and shots."""

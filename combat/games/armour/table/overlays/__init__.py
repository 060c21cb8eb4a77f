"""Drawings on the board besides the teams: rulers, goals, zones, plans of moves and shots."""

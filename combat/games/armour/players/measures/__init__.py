"""Measurements of the bots on the table: sight between points, odds, ways to goals, values of teams."""

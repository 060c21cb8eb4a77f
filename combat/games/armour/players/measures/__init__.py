"""Measures of the bots: sight between points, odds, paths to goals, values of teams."""

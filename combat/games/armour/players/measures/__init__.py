"""What the bots measure on the table: sight between points, odds, ways to goals, values of teams."""

"""Models and signs of teams, and the tabs that show their states."""

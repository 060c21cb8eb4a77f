"""Models and symbols of teams, and the tabs that show their states."""

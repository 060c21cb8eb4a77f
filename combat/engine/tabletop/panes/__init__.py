"""The parts of the window round the board."""

"""Order of play: set-up, Regroup, initiative, activations, end."""

"""The order of play: set-up, Regroup, initiative, activations, end."""

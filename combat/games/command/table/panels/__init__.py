"""The panes around the board: hand, tracks, who is in a hex."""

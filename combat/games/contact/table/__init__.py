"""The table of CONTACT!: models, markers, panes, and overlays of the board."""

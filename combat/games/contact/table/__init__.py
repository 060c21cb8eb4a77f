"""The table of CONTACT!: models, markers, panes, and what is drawn over the board."""

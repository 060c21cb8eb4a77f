"""Table of COMMAND!: pieces, panels, overlays, and the window layout."""

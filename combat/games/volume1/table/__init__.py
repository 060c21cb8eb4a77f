"""Table scene of Volume 1: panels, overlays and pieces."""

"""The table (battle window) of Volume 1: panels, overlays and pieces."""

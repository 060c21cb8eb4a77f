"""Board overlays: lines of sight, command range, objectives, reach."""

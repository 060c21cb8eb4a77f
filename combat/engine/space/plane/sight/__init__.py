"""Lines of sight, fields of view and cover on a table without a grid; rulebooks define obstacles by `SightRule`."""

"""Charts: terrain, figures by subject, support."""

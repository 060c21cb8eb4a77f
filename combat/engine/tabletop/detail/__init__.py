"""Detail for sheets shown larger than painted: lines and leaves drawn at screen resolution."""

"""Command-line calls that games with models share."""

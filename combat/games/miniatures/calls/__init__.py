"""Subcommands that games with models share."""

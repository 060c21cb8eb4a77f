"""Subcommands specific to COMMAND!."""

"""Subcommands specific to CONTACT!."""

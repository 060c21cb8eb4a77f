"""Subcommands specific to ARMOUR!."""

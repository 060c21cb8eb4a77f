"""Battles that are shown to whoever looks on."""

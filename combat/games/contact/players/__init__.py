"""Bots of CONTACT!."""

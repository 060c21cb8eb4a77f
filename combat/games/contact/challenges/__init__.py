"""Challenges of CONTACT!."""

"""Command-line calls of CONTACT!."""

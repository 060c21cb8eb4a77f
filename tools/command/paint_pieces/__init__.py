"""Painters of COMMAND!'s pieces, and a contact sheet of them."""

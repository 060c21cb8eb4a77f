"""Hex tables: geometry and drawing of hexes."""

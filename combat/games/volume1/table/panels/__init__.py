"""Panels around the board: hand, tray, dossier, roster, strips."""

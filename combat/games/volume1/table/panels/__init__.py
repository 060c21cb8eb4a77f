"""The panels round the board: hand, tray, dossier, roster, strips."""

"""Panes of the table: top line, phases, units, dossier, unit."""

"""Overlays of the board that the player switches on: fields of view, dangers, tape measure."""

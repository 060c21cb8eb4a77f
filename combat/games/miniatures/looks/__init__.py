"""Looks of the board: switches, the tape measure, drawn lines of sight."""

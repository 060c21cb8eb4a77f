"""Saved battles: list, resume and replay them; also files dropped on the window."""

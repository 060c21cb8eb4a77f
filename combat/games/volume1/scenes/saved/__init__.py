"""Saved battles: listed, resumed, replayed; also files dropped on the window."""

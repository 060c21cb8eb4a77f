"""Lessons and hints at the table: the slip with instructions, and rings around the things it mentions."""

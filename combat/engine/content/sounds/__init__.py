"""A title's table of sounds, and the sound files (takes)."""

"""A title's table of sounds and the files of their takes, read with suspicion."""

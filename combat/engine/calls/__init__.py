"""Commands of the command line: their definition, common options, and opening the window."""

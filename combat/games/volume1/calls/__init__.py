"""Commands of the command line that only Volume 1 has: their table, options and functions."""

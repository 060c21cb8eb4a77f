"""Commands of the command line that belong to Volume 1: their table, their options, and their functions."""

"""The calls of the command line that are Volume 1's own: their rows, their options, and who carries each out."""

"""Content of Volume 1: loading files into a Book, cross-checks, and writing."""

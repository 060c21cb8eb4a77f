"""Content of Volume 1: load files into a Book (a scenario with everything it needs), cross-check and write them."""

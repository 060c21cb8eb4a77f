"""Parts of Volume 1's desk (the state of the battle window): input, groups of men, drawn moves, the man shown."""

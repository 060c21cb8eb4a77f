"""Volume 1's content: its files read into a Book, checked against each other, and written."""

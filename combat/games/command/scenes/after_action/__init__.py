"""After-action report in the program: the same figures as in the HTML report."""

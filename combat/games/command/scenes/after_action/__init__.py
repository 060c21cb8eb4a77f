"""After-action report in the window: the same figures as in the HTML report."""

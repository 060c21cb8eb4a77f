"""Games that are the same for everybody: challenges of any title, their codes, games of the day, proved results."""

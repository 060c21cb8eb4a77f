"""Pages for browsers: the list of public games, each game, and the mail settings of a seat."""

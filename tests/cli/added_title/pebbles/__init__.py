"""A game in a package of its own: two players take one to three pebbles in turn; who takes the last one wins."""

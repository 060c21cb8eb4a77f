"""What is to be expected: exact chances from the cards that a seat does not know, by the very sums of the rules."""

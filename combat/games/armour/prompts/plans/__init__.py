"""Plans of moves and shots: what an answer in the making contains, what it costs, and who would see it."""

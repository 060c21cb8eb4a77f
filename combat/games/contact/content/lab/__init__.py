"""Lab files of CONTACT!: positions with their dice, answers and results."""

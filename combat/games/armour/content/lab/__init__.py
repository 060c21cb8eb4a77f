"""Lab files of ARMOUR!: positions with their dice, answers and results."""

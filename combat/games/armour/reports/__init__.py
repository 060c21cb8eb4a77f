"""Output of command-line calls of ARMOUR!: lab files."""

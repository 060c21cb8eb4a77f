"""Reports of ARMOUR!: runs of simulated battles, and lab files."""

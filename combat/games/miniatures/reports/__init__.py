"""Reports of games with models: of runs of simulated battles, and of single battles."""

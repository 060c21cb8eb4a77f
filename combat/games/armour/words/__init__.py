"""Words of ARMOUR!: names, log lines, prompts, refusals."""

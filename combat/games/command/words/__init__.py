"""Texts of COMMAND!: names, log, prompts and refusals."""

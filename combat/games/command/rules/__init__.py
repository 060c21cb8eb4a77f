"""The rules of COMMAND!: what is fixed, what changes, what is asked and told, and the chapters of the rulebook."""

"""Events of the rules, one module per family; `rules/apply` writes each into the state."""

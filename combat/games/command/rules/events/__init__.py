"""Every fact that the rules can tell, in the past tense, a module a family; `apply` writes each into the state."""

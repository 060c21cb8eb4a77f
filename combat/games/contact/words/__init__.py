"""Words of CONTACT!: names, log, questions."""

"""Tools of CONTACT!: its tables, from plans."""

"""Tools of CONTACT!: draw its tables from plans, and its README picture."""

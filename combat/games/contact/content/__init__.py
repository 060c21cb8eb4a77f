"""Content of CONTACT!: the Book of a mission from its files."""

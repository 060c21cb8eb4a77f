"""Reports of CONTACT!: lab positions with their measures and exact odds."""

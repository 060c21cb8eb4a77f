"""Text mode of COMBAT! Volume 1: parsing of typed answers, and views of the position."""

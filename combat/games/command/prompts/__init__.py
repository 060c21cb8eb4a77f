"""How the table puts each question."""

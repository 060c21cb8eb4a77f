"""COMBAT! Volume 1 in lines of plain text: how its answers are typed, and what can be looked at."""

"""Lessons at the table: the slip that says what to do, and the rings around what it speaks of."""

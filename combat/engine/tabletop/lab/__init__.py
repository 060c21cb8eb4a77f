"""The rules lab of any game: a lab file on the table, gone through event by event, beside what it says and expects."""

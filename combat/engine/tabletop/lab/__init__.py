"""Rules lab: a lab file on the table, stepped through event by event, and its expectations."""

"""How the table shows each event."""

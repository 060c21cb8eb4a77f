"""Mail to persons who are to move: addresses, text and sending."""

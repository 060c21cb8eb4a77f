"""Mail to persons whose move it is: their addresses, what is written, and the sending."""

"""What the journals of both games share."""

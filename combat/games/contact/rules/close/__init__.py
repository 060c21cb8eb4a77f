"""Close combat, tank assault, overrun."""

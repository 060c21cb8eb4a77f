"""What lies on the board besides the counters."""

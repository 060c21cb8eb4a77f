"""Events: what a card brings that is turned up for an Event! (15.0)."""

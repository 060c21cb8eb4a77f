"""Tables from seeds: drafts are drawn at random until one is accepted (A48)."""

"""What any game needs and no rulebook knows: decisions, events, the driver, checkpoints, digests."""

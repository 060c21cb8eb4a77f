"""What the painters of start screens share: the wood, things laid on it, the lamp, and the files."""

"""Bots: the steady player, which evaluates its options, and the random one."""

"""Bots: the steady bot, which evaluates its options, and the random one."""

"""Assaults of the bots: whom to charge, how to defend, when to leave."""

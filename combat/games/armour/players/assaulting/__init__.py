"""Assaults of the bots: targets of charges, defence, and when to break off."""

"""Scenes of a campaign: map case, orders, roster, letters."""

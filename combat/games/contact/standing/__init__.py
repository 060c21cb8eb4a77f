"""Proposals for the player, without a window: plans of acts, odds of fire, legal places, enemies that detect a unit."""

"""The few controls that the game needs, in its own look; each shows its key and says why it is greyed."""

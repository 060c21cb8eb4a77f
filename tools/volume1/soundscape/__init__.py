"""Makes the game's sounds, by what makes them in the world: pressure waves, struck metal, throats, air (see `__main__`)."""

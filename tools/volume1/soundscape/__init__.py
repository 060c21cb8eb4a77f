"""Synthesise the game's sounds from physical models: pressure waves, struck metal, throats, air."""

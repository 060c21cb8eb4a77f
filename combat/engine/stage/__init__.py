"""The window, whatever is shown in it: app, scenes, keys, settings, sounds, and what all of them draw with."""

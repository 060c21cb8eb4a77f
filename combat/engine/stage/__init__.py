"""The window layer: application, scenes, keys, settings, sounds and drawing primitives."""

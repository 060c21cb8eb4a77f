"""The board view: tiles, camera and minimap."""

"""The board in the window: tiles, camera, small map."""

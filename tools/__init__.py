"""Painters of pictures and makers of sounds: whatever makes an asset is here and can be run again."""

"""COMBAT!: wargames of man-to-man fighting on one engine; Volume 1 leads an American squad through Normandy."""

__version__ = "1.0.0"

"""Volume 1's boards for the engine's painter, and the process that paints one; needs the extra `paint`."""

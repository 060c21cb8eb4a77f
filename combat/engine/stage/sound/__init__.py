"""Sound playback in a thread of its own: recordings, voices, panning and ambience."""

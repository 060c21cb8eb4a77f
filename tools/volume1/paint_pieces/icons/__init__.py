"""Icons: white masks of ink and of hot strokes."""

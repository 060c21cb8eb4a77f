"""Painters of icons, as white masks of ink and of highlighted strokes."""

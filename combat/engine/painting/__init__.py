"""Painter that renders a board's map as a printed sheet in gouache and ink. Requires the extra `paint`."""

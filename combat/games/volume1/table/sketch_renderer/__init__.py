"""The sketch renderer paints a board as it is needed, in plain strokes of the printed sheets' colours (11.0, 12.1)."""

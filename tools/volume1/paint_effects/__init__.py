"""Paints what is seen for a moment: flashes, powder smoke, earth thrown up, blasts, and the wisps of smoke that lies."""

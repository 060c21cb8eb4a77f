"""Sketch renderer: draws unpainted boards on demand, in the colours of the printed sheets (11.0, 12.1)."""

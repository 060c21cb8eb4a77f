"""Whoever plays a side and is no person: one who weighs what he does, and one who does anything."""

"""Painting of the ground and everything that grows, flows or lies on it."""

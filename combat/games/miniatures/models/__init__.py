"""Painted models from above: pages of paint, heights and light, put together at any heading."""

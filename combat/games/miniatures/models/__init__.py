"""Painted models from above: images of paint, heights and light, combined at any heading."""

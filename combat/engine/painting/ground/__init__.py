"""The ground and all that grows, flows or lies on it."""

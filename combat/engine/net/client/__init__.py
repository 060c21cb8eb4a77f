"""The client: a connection that comes back by itself, and a seat's port at a game far away."""

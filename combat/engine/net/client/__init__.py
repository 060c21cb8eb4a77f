"""The client: a connection that reconnects by itself, and a seat's port at a remote game."""

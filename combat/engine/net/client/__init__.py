"""The client: a connection that reconnects automatically, and a seat's port at a remote game."""

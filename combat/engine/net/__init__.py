"""Network play: messages, the room of one game, its store, the server and the client."""

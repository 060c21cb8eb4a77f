"""Network play: messages, the room of a game, its store, the server and the client."""

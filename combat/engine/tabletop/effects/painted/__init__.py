"""Effects of war as they are painted: flashes, blasts, smoke, what flies up, what men stir up."""

"""The ground painter: a board's map as a printed sheet in gouache and ink. It needs the extra `paint`."""

"""The board painter: a board's Tiled map in gouache and ink. Its libraries come with the extra `paint`."""

title = Atascado en la linde del bosque
    .en = Stuck at the edge of a wood
text-1 = Un Sherman necesita 3+ para cruzar un bosque. Con un 2 se detiene con el morro en la linde, y cuenta como movido.
    .en = A Sherman needs 3+ to cross a wood. With 2 it stops with its front at the edge, and has moved.

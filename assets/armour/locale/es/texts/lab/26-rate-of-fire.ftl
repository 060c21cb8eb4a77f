title = Cadencia de fuego
    .en = Rate of fire
text-1 = Un cañón con tres dados parado tiene uno en movimiento. Un arma de un solo dado lo conserva y necesita 1 más; un T-70, que además está sobrecargado, no necesita más que eso.
    .en = A gun with three dice halted has one on the move. A weapon with one die keeps it and needs 1 more; a T-70, overworked besides, needs no more than that.

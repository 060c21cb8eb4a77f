title = Mover es mover
    .en = A Move must move
text-1 = Quien da una orden de Movimiento debe cruzar un lado de hex con al menos una unidad: no puede darse solo por el Fuego de asalto.
    .en = Whoever gives a Move must cross a hexside with at least one unit: it cannot be given for Assault Fire alone.

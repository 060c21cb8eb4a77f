title = Un movimiento rápido no dispara
    .en = A fast move does not fire
text-1 = Un movimiento rápido de 30 cm vale, con disparo no, y 31 cm es demasiado.
    .en = A fast move of 30 cm is allowed, with fire it is refused, and 31 cm are too far.

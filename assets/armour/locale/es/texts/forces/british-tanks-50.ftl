name = Escuadrón blindado británico, 50 puntos
    .en = British armoured squadron, 50 points

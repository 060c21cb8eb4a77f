name = Escuadrón blindado británico, 75 puntos
    .en = British armoured squadron, 75 points

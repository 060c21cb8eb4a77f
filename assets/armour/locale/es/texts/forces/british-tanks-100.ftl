name = Escuadrón blindado británico, 100 puntos
    .en = British armoured squadron, 100 points

name = Compañía de carros estadounidense, 75 puntos
    .en = American tank company, 75 points

name = Compañía de carros estadounidense, 50 puntos
    .en = American tank company, 50 points

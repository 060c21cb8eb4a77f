name = Compañía de carros estadounidense, 100 puntos
    .en = American tank company, 100 points

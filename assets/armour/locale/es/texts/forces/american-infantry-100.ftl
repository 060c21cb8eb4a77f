name = Compañía de fusileros estadounidense, 100 puntos
    .en = American rifle company, 100 points

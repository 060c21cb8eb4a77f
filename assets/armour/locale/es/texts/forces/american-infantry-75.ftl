name = Compañía de fusileros estadounidense, 75 puntos
    .en = American rifle company, 75 points

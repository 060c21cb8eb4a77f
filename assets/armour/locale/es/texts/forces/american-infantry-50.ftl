name = Compañía de fusileros estadounidense, 50 puntos
    .en = American rifle company, 50 points

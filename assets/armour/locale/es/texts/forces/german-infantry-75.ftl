name = Compañía de granaderos alemana, 75 puntos
    .en = German grenadier company, 75 points

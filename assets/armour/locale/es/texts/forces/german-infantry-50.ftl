name = Compañía de granaderos alemana, 50 puntos
    .en = German grenadier company, 50 points

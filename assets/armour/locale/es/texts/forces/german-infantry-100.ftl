name = Compañía de granaderos alemana, 100 puntos
    .en = German grenadier company, 100 points

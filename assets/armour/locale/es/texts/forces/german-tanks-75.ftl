name = Compañía panzer alemana, 75 puntos
    .en = German panzer company, 75 points

name = Compañía panzer alemana, 50 puntos
    .en = German panzer company, 50 points

name = Compañía panzer alemana, 100 puntos
    .en = German panzer company, 100 points

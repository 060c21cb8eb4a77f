name = Batallón de carros soviético, 75 puntos
    .en = Soviet tank battalion, 75 points

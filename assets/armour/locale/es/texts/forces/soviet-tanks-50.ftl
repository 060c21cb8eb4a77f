name = Batallón de carros soviético, 50 puntos
    .en = Soviet tank battalion, 50 points

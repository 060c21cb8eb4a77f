name = Batallón de carros soviético, 100 puntos
    .en = Soviet tank battalion, 100 points

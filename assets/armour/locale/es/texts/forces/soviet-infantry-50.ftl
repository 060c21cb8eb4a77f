name = Batallón de fusileros soviético, 50 puntos
    .en = Soviet rifle battalion, 50 points

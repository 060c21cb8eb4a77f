name = Batallón de fusileros soviético, 75 puntos
    .en = Soviet rifle battalion, 75 points

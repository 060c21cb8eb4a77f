name = Batallón de fusileros soviético, 100 puntos
    .en = Soviet rifle battalion, 100 points

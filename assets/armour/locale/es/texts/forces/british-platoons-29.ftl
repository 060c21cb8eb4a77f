name = Dos secciones británicas, 29 puntos
    .en = Two British platoons, 29 points

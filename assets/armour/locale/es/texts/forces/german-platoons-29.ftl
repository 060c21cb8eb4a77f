name = Dos secciones alemanas, 29 puntos
    .en = Two German platoons, 29 points

name = Compañía de fusileros británica, 75 puntos
    .en = British rifle company, 75 points
